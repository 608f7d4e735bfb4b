import type { Explanation } from "../check/problem";
import type { Quantity } from "../model/quantities";

/** What the command asks for, as it was typed. Only name, group, category and picture must be there. */
export interface Answers {
  name: string;
  group: string;
  category: string;
  turnaround?: string;
  warranty?: string;
  picture: string;
  alt?: string;
  icon?: string;
  form?: string;
}

export interface Question {
  key: keyof Answers;
  text: string;
  /** Said below the question. */
  hint?: string;
  required: boolean;
  /** The list of content the answer is one of. */
  choices?: "menuGroup" | "category";
}

/** In the order they are asked; each key is also the name of the flag (`--name`). */
export const questions: readonly Question[] = [
  { key: "name", text: "Ürünün adı", hint: "örneğin Teleskop Kron", required: true },
  { key: "group", text: "Menüdeki grubu", required: true, choices: "menuGroup" },
  { key: "category", text: "Katalogdaki kategorisi", required: true, choices: "category" },
  {
    key: "turnaround",
    text: "Teslim süresi",
    hint: "örneğin 5-7 iş günü; yoksa boş bırakın",
    required: false,
  },
  { key: "warranty", text: "Garanti süresi", hint: "örneğin 5 yıl; yoksa boş bırakın", required: false },
  {
    key: "picture",
    text: "Fotoğrafın bilgisayardaki yolu",
    hint: "yatay, 1920 piksel genişliğinde bir JPG iyidir; hazır değilse content/images klasöründen birini yazın",
    required: true,
  },
  {
    key: "alt",
    text: "Fotoğrafta ne olduğunu görmeyen birine anlatan cümle",
    hint: "boş bırakırsanız sonra dosyada yazarsınız",
    required: false,
  },
  { key: "icon", text: "Katalog kartının simgesi", hint: "boş bırakırsanız gem", required: false },
  {
    key: "form",
    text: "Bilgi talebi formunda seçenek olsun mu?",
    hint: "evet ya da hayır; boş bırakırsanız evet",
    required: false,
  },
];

/** "5-7 iş günü" is { number: 5, to: 7, unit: "iş günü" }; nothing where no number and unit can be read. */
export function quantityOf(answer: string): Quantity | undefined {
  const [, from, to, unit] =
    /^(\d+(?:[.,]\d+)?)(?:\s*[-–]\s*(\d+(?:[.,]\d+)?))?\s+(\D.*)$/.exec(answer) ?? [];
  if (from === undefined || unit === undefined) return undefined;
  const number = (digits: string) => Number(digits.replace(",", "."));
  return { number: number(from), ...(to === undefined ? {} : { to: number(to) }), unit };
}

/** True for yes, false for no, nothing for anything else. */
export function yesOrNo(answer: string): boolean | undefined {
  const word = answer.toLocaleLowerCase("tr-TR");
  if (["evet", "e"].includes(word)) return true;
  return ["hayır", "hayir", "h"].includes(word) ? false : undefined;
}

/** What the form of an answer is wrong in, before it becomes content. */
export function malformed(key: keyof Answers, answer: string): Explanation | undefined {
  if ((key === "turnaround" || key === "warranty") && !quantityOf(answer)) {
    return {
      message: `“${answer}” bir süre olarak okunamadı.`,
      fix: "Önce sayıyı, sonra birimini yazın: 5 yıl ya da 5-7 iş günü.",
    };
  }
  if (key === "form" && yesOrNo(answer) === undefined) {
    return { message: `“${answer}” anlaşılamadı.`, fix: "Evet ya da hayır yazın." };
  }
  return undefined;
}
