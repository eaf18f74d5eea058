import { expect, test } from "vitest";
import { longestOf, sumOf, tasksIn } from "./page-tasks.ts";

const main = { pid: 1, tid: 10 };
const worker = { pid: 1, tid: 11 };
const names = [
  { ...main, name: "thread_name", ph: "M", args: { name: "CrRendererMain" } },
  { ...worker, name: "thread_name", ph: "M", args: { name: "DedicatedWorker thread" } },
];

test("only tasks of the main thread count", () => {
  const tasks = tasksIn([
    { ...main, name: "RunTask", ph: "X", dur: 4_000 },
    { ...main, name: "RunTask", ph: "X", dur: 61_500 },
    { ...main, name: "Layout", ph: "X", dur: 99_000 },
    { ...worker, name: "RunTask", ph: "X", dur: 900_000 },
    ...names,
  ]);
  expect(tasks).toEqual([4, 61.5]);
  expect([longestOf(tasks), sumOf(tasks)]).toEqual([61.5, 65.5]);
});

test("without a task nothing was measured", () => {
  expect(tasksIn(names)).toEqual([]);
  expect([longestOf([]), sumOf([])]).toEqual([Number.NaN, Number.NaN]);
});
