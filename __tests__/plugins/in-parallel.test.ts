import { availableParallelism } from "node:os";
import { setImmediate } from "node:timers/promises";
import { inParallel } from "../../plugins/in-parallel";

test("does the work on every item once, no more at a time than there are processors", async () => {
  const done: number[] = [];
  let running = 0;
  let most = 0;
  await inParallel(Array(50).keys(), async (item) => {
    running += 1;
    most = Math.max(most, running);
    await setImmediate();
    done.push(item);
    running -= 1;
  });
  expect(done.sort((a, b) => a - b)).toEqual([...Array(50).keys()]);
  expect(most).toBe(Math.min(50, availableParallelism()));
});

test("fails with the first work that fails", async () => {
  const work = async (item: string) => {
    if (item === "b") throw new Error("b is broken");
  };
  await expect(inParallel(["a", "b", "c"], work)).rejects.toThrow("b is broken");
});
