/** A text that was copied from elsewhere, as a field of one paragraph can hold it. */
interface PastedText {
  text: string;
  /** Whether lines, bullets or cells of a table were joined. */
  isJoined: boolean;
}

const bullet = /^(?:[•◦▪●‣·§o–-]|\d+[.)])\s*\t\s*|^[•◦▪●‣]\s*/;

/** Joins what other programs lay out in lines, and leaves out what nobody sees. */
export function joinPasted(pasted: string): PastedText {
  const lines = pasted
    .replace(/[\u00ad\u200b\u2060\ufeff]/g, "")
    .split(/\r\n|[\n\r\v\u2028\u2029]/)
    .map((line) => line.trim())
    .filter((line) => line !== "");
  const isLaidOut = lines.some((line) => bullet.test(line) || line.includes("\t"));
  const text = lines
    .map((line) => line.replace(bullet, "").replace(/\s*\t\s*/g, ", "))
    .reduce(
      (above, line) => (above ? above + (isLaidOut && !/[.!?…:;,]$/.test(above) ? "; " : " ") + line : line),
      "",
    )
    .replace(/[ \u00a0]+/g, " ");
  return { text, isJoined: lines.length > 1 || isLaidOut };
}

const explanation =
  "Yapıştırdığınız metin birkaç satırdı. Bu alan tek paragraftır: satırlar birleştirildi, madde işaretleri ve sekmeler silindi. Bir okuyun.\n\nListe olacaksa her satırı ayrı bir madde olarak ekleyin.";

/** Pastes into the fields of a form what they can hold, and tells what was changed. */
export function cleanPastes(): void {
  addEventListener(
    "paste",
    (event) => {
      const { target, clipboardData } = event;
      if (!(target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement)) return;
      const pasted = clipboardData?.getData("text/plain") ?? "";
      const { text, isJoined } = joinPasted(pasted);
      if (text === pasted) return;
      event.preventDefault();
      // Typed in by command, the text can be taken back with Ctrl+Z.
      document.execCommand("insertText", false, text);
      if (isJoined) alert(explanation);
    },
    true,
  );
}
