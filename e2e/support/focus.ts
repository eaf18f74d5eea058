import { expect, type Locator, type Page } from "@playwright/test";

/** More than any screen has stops. */
const MOST_STOPS = 80;

/** The focus is on something that can be seen, and it can be seen that it is there. Motion must be reduced. */
export async function expectFocusSeen(page: Page): Promise<void> {
  const focus = await page.evaluate(describeFocus);
  expect(focus).toMatchObject({ isOnPage: true, isInView: true, isMarked: true });
}

/** A new screen takes the focus as a whole: nothing on it is chosen yet, so nothing is marked. */
export async function expectFocusOnScreen(page: Page): Promise<void> {
  await expect(page.getByRole("main")).toBeFocused();
}

/** Goes on by Tab until something has the focus; each stop on the way must be seen to have it. */
export async function tabTo(page: Page, target: Locator, key: "Tab" | "Shift+Tab" = "Tab") {
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    await page.keyboard.press(key);
    await expectFocusSeen(page);
    if (await hasFocus(target)) return;
  }
  throw new Error(`${MOST_STOPS} stops of ${key} lead past ${target}`);
}

async function hasFocus(target: Locator): Promise<boolean> {
  if ((await target.count()) === 0) return false;
  return target.first().evaluate((element) => element === document.activeElement);
}

/** Runs in the page. Whether the focus is marked shows when it is taken away and given back. */
function describeFocus() {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused === document.body) {
    return { element: focused?.outerHTML.slice(0, 80), isOnPage: false };
  }
  const around: Element[] = [];
  for (let at: Element | null = focused; at && around.length < 4; at = at.parentElement) {
    around.push(at);
  }
  const near = [...around, ...[...focused.querySelectorAll("*")].slice(0, 20)];
  const look = () =>
    near.flatMap((element) => {
      const style = getComputedStyle(element);
      const mark = getComputedStyle(element, "::before");
      const outline =
        style.outlineStyle === "none" ? "" : `${style.outlineWidth} ${style.outlineColor}`;
      return [outline, style.boxShadow, style.backgroundColor, mark.backgroundColor];
    });
  const box = focused.getBoundingClientRect();
  const isInView =
    box.bottom > 0 && box.right > 0 && box.top < innerHeight && box.left < innerWidth;
  const marked = look().join();
  focused.blur();
  const plain = look().join();
  focused.focus({ preventScroll: true });
  return {
    element: focused.outerHTML.slice(0, 200),
    isOnPage: true,
    isInView,
    isMarked: marked !== plain,
  };
}
