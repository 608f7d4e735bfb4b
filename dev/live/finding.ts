/** One thing that was looked at on a live site. */
export interface Finding {
  /** What was looked at, for all of its kind alike: "answers at once". */
  check: string;
  /** Where: an address, or its path. */
  at: string;
  /** What is wrong there; absent where nothing is. */
  problem?: string;
}

/** A finding that is wrong where `problem` says something. */
export const finding = (check: string, at: string, problem?: string | false): Finding =>
  problem ? { check, at, problem } : { check, at };

export const faultsOf = (findings: readonly Finding[]): Finding[] =>
  findings.filter(({ problem }) => problem !== undefined);

/** Faults of a check that are listed one by one; of more only the number is told. */
const shown = 10;

/** The report for a terminal: a line for each check, and below it what is wrong. */
export function reportOf(findings: readonly Finding[]): string {
  const checks = new Map<string, Finding[]>();
  for (const each of findings) checks.set(each.check, [...(checks.get(each.check) ?? []), each]);
  const lines = [...checks].flatMap(([check, group]) => {
    const faults = faultsOf(group);
    const right = group.length - faults.length;
    return [
      `${faults.length === 0 ? "ok   " : "FAULT"} ${check}: ${right} of ${group.length}`,
      ...faults.slice(0, shown).map(({ at, problem }) => `      ${at}: ${problem}`),
      ...(faults.length > shown ? [`      … and ${faults.length - shown} more`] : []),
    ];
  });
  const count = faultsOf(findings).length;
  const end = count === 0 ? "Nothing is wrong." : `${count} ${count === 1 ? "fault" : "faults"}.`;
  return `${lines.join("\n")}\n${end}`;
}
