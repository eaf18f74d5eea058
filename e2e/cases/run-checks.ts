import { test } from "@playwright/test";

/** A check for some of the things that are expected, by the name of the thing. */
export type Checks<Shown, Expected> = {
  readonly [Name in keyof Expected]?: (
    shown: Shown,
    expected: NonNullable<Expected[Name]>,
  ) => Promise<void>;
};

/** Runs the checks of a table for what is expected; what is not is left alone. */
export async function runChecks<Shown, Expected>(
  checks: Checks<Shown, Expected>,
  shown: Shown,
  expected: Expected,
): Promise<void> {
  // Object.keys forgets the names it lists.
  for (const name of Object.keys(checks) as (keyof Expected & string)[]) {
    await runCheck(checks, name, shown, expected[name]);
  }
}

async function runCheck<Shown, Expected, Name extends keyof Expected & string>(
  checks: Checks<Shown, Expected>,
  name: Name,
  shown: Shown,
  expected: Expected[Name],
): Promise<void> {
  const check = checks[name];
  if (expected === undefined || expected === null || !check) return;
  await test.step(name, () => check(shown, expected));
}
