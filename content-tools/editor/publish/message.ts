import type { Change } from "./changes";

/** Characters that git's tools show of a commit's first line. */
const longest = 72;

const verbs = { added: "eklendi", changed: "değiştirildi", removed: "çıkarıldı" } as const;

/** A commit's message made of what changed: the first line sums it up, the lines below name file and fields. */
export function messageOf(changes: readonly Change[]): string {
  const documents = changes.filter(({ picture }) => !picture);
  const named = documents.length > 0 ? documents : changes;
  const sentences = named.map(({ title, state }) => `${title} ${verbs[state]}`);
  const [first = "İçerik değiştirildi"] = sentences;
  const whole = sentences.join(", ");
  const more = `${first} ve ${sentences.length - 1} değişiklik daha`;
  const subject =
    whole.length <= longest ? whole : sentences.length > 1 && more.length <= longest ? more : first;
  const lines = changes.map(({ file, state, fields }) => {
    const places = fields.map(({ place }) => place);
    const shown = state === "changed" && places.length > 0 ? `: ${[...new Set(places)].join("; ")}` : "";
    return `- ${file} ${verbs[state]}${shown}`;
  });
  return `${subject}\n\n${lines.join("\n")}\n`;
}
