// Reporter of `node --test`: each failure with its reason, and the line `N passed, N failed` at the end.

/** @param {AsyncIterable<{ type: string, data: Record<string, any> }>} source events of the test runner */
export default async function* report(source) {
  let passed = 0;
  let failed = 0;
  for await (const { type, data } of source) {
    if (type === "test:stderr" || type === "test:stdout") yield data.message;
    if (type !== "test:pass" && type !== "test:fail") continue;
    const isFile = data.nesting === 0 && /\.test\.ts$/.test(data.name);
    const isGroup = data.details?.type === "suite";
    const indent = "  ".repeat(data.nesting);
    if (type === "test:pass") {
      if (isGroup) yield `${indent}${data.name}\n`;
      else if (!isFile) {
        passed += 1;
        yield `${indent}ok ${data.name}${data.details.duration_ms > 2_000 ? ` (${(data.details.duration_ms / 1_000).toFixed(1)} s)` : ""}\n`;
      }
      continue;
    }
    // A group or a file fails with its tests; only when none of its own failed does it count itself.
    const cause = data.details?.error?.cause ?? data.details?.error;
    if ((isGroup || isFile) && data.details?.error?.failureType === "subtestsFailed") continue;
    failed += 1;
    yield `${indent}FAILED ${data.name}\n${cause?.stack ?? cause?.message ?? String(cause)}\n`;
  }
  yield `${passed} passed, ${failed} failed\n`;
}
