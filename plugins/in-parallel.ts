import { availableParallelism } from "node:os";

/** Does `work` on all items, as many at a time as there are processors, so that memory does not grow with the items. */
export async function inParallel<T>(items: Iterable<T>, work: (item: T) => Promise<void>): Promise<void> {
  const rest = items[Symbol.iterator]();
  const worker = async () => {
    for (let next = rest.next(); !next.done; next = rest.next()) await work(next.value);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
}
