import path from "node:path";
import { type FunctionProcess, functionProcess } from "./function-process.ts";
import { freePort } from "./ports.ts";
import type { Stack } from "./stack.ts";

/**
 * Starts another copy of a stack's function on the same database, as a host runs several. It is the caller's to stop,
 * before the stack.
 *
 * @param env settings that differ from those of the stack's own
 */
export async function startAnotherCopy(
  stack: Pick<Stack, "function" | "dataDir">,
  env: Record<string, string> = {},
): Promise<FunctionProcess> {
  const port = await freePort(0, "function", console.log);
  const copy = functionProcess({
    port,
    env: { ...stack.function.env, ...env },
    dataDir: path.join(stack.dataDir, `function-${port}`),
    watch: false,
    log: () => undefined,
  });
  await copy.start();
  return copy;
}
