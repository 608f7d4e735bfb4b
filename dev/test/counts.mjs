// How many tests of a suite passed and failed, from what the suite left: its exit code, its output, its report.
import { readFileSync } from "node:fs";

/** @typedef {{ passed: number, failed: number }} Counts */

/**
 * A suite that failed without a failed test has failed as a whole.
 * @returns {Counts}
 */
const withExitCode = ({ passed, failed }, code) => ({
  passed,
  failed: code !== 0 && failed === 0 ? 1 : failed,
});

/** A check without tests of its own counts as one. */
export const asOne = ({ code }) => withExitCode({ passed: code === 0 ? 1 : 0, failed: 0 }, code);

/** Counts of a suite that ends with "N passed, N failed"; one that says nothing has failed. */
export function closingLine({ code, output }) {
  const last = [...output.matchAll(/^(\d+) passed, (\d+) failed$/gm)].at(-1);
  if (!last) return { passed: 0, failed: 1 };
  return withExitCode({ passed: Number(last[1]), failed: Number(last[2]) }, code);
}

/** Counts out of a JSON report; a suite that wrote none has failed. */
export const reported =
  (file, read) =>
  ({ code }) => {
    try {
      return withExitCode(read(JSON.parse(readFileSync(file, "utf8"))), code);
    } catch {
      return { passed: 0, failed: 1 };
    }
  };

export const jestCounts = (report) => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
});

/** A test that passed only when it was tried again has failed once, which a visitor's browser would too. */
export const playwrightCounts = ({ stats, errors }) => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky + errors.length,
});
