/**
 * Runs a bench, says which budgets it missed, and ends the process with an error for these as for a failure.
 * @param bench resolves to what is over its budget
 */
export async function runBench(bench: () => Promise<readonly string[]>): Promise<void> {
  try {
    const missed = await bench();
    if (missed.length === 0) return;
    console.log(`Over budget: ${missed.join(", ")}.`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
  process.exitCode = 1;
}
