import { withoutUnseenSigns } from "../../content-model/check/unseen-signs";
import { withComposedLetters } from "../../content-model/letters";
import { adminStrings } from "../admin-strings";

/** Pasted text as a single paragraph. */
interface PastedText {
  text: string;
  /** Whether lines, bullets or table cells were joined. */
  isJoined: boolean;
}

/**
 * Signs that are always bullets, and before a tab numbers and other signs, too. Word copies bullets as letters of their symbol
 * font ("Ø", "ü") or as private characters; PDFs, too.
 */
const bullet = /^(?:[•◦▪●‣✓✔➢➤\ue000-\uf8ff]\s*|(?:[·§oqvØü–-]|(?:\d+|[a-zçğıöşü])[.)])\s*\t\s*)/;

/** Letters that PDFs draw as one: "ﬁ". */
const ligature = /[\ufb00-\ufb06]/g;

/** Joins lines, removes invisible characters, and restores letters that PDFs split into parts or draw as one. */
export function joinPasted(pasted: string): PastedText {
  const lines = withComposedLetters(pasted)
    .replace(ligature, (letters) => letters.normalize("NFKC"))
    .split(/\r\n|[\n\r\v\u2028\u2029]/)
    .map((line) => withoutUnseenSigns(line).replaceAll("\u00ad", "").trim())
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

/** Cleans text pasted into the form, and tells the editor if lines were joined. */
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
      // Deprecated, but the only way that keeps Ctrl+Z working.
      document.execCommand("insertText", false, text);
      if (isJoined) alert(adminStrings.pasted);
    },
    true,
  );
}
