import type { z } from "zod";
import { fold, slugOf } from "../../domain/turkish";
import { originPattern } from "../fields";
import { type Sentence, type Words, worded } from "./sentence";
import type { Subject } from "./subject";

/** Expected format of a value, with a corrected value if it can be guessed. */
export function formatHint(issue: z.core.$ZodIssueInvalidStringFormat, { field, kind }: Subject): Sentence {
  const value = String(issue.input);
  if (issue.format === "email") return emailHint(value);
  if (issue.format === "date") return dayHint(value);
  if (kind === "slug") return slugHint(value);
  if (kind === "link") return linkHint(value);
  if (kind === "webAddress") return webAddressHint(value);
  return (
    fileHints[kind ?? ""] ?? hints[field]?.(value) ?? `Beklenen kalıp: ${issue.pattern ?? issue.format}.`
  );
}

/** Files are chosen at /admin. */
const fileHints: Readonly<Record<string, Words>> = {
  picture: {
    inFile: "Görselin bu dosyaya göre yolunu yazın, örneğin ../images/tezgah.jpg.",
    inForm: "Bir görsel seçin.",
  },
  drawing: {
    inFile: "Çizimin bu dosyaya göre yolunu yazın, örneğin ../images/kesit.svg.",
    inForm: "SVG olarak kaydedilmiş bir çizim seçin.",
  },
  pdf: {
    inFile: "PDF dosyasının bu dosyaya göre yolunu yazın, örneğin ../images/iso-9001.pdf.",
    inForm: "PDF olarak kaydedilmiş bir belge seçin.",
  },
};

const andInQuotes: Words = { inFile: " ve çift tırnak içinde", inForm: "" };

const quoted = (value: string): Words => ({ inFile: `"${value}"`, inForm: value });

/** Hints by name of the field. */
const hints: Readonly<Record<string, (value: string) => Sentence>> = {
  opens: timeHint,
  closes: timeHint,
  top: colourHint,
  bottom: colourHint,
  main: colourHint,
  accent: colourHint,
  page: colourHint,
  tint: colourHint,
  warm: colourHint,
  deep: colourHint,
  url: urlHint,
  e164: (value) =>
    worded`Ülke koduyla, + ile başlayarak, boşluksuz${andInQuotes} yazın: ${quoted(`+${digitsFrom(value)}`)}.`,
  whatsapp: (value) =>
    worded`Ülke koduyla, yalnız rakamla${andInQuotes} yazın: ${quoted(digitsFrom(value))}.`,
  mersis: (value) =>
    worded`16 rakamı boşluksuz${andInQuotes} yazın; yazdığınızda ${value.replace(/\D/g, "").length} rakam var.`,
  taxNumber: (value) =>
    worded`10 rakamı (kimlik numarasıysa 11) boşluksuz${andInQuotes} yazın; yazdığınızda ${value.replace(/\D/g, "").length} rakam var.`,
};

/** Digits of a telephone number with the country code, or an example. */
function digitsFrom(value: string): string {
  const digits = value.replace(/\D/g, "").replace(/^0?(?=[1-9]\d{9}$)/, "90");
  return digits.length >= 8 ? digits : "902120000000";
}

function urlHint(value: string): string {
  const address = `https://${hostIn(value) ?? ""}`;
  return new RegExp(`^${originPattern.source}$`).test(address)
    ? `Adresi https:// ile başlatın, sonuna eğik çizgi koymayın: ${address}.${letterNote(value)}`
    : "https:// ile başlayan bir alan adı yazın; adda yalnız İngilizce harf, rakam, kısa çizgi ve aralarda birer nokta olur: https://www.ornek.example.";
}

/** External URLs with a path. */
function webAddressHint(value: string): string {
  const host = hostIn(value);
  const path = /^(?:[a-z]+:\/*)?[^/?#]+([/?#][^\s"'<>\\]*)/i.exec(value)?.[1] ?? "";
  const address = host ? `${host}${path}` : "www.instagram.com/laboratuvarim";
  return `Adresi tarayıcıdan kopyalayın; https:// ile başlar: https://${address}.${letterNote(value)}`;
}

/** Host in ASCII: "diş.example" is "xn--di-gta.example". */
function hostIn(value: string): string | undefined {
  const host = /[^\s/?#:@"'<>\\]+(?:\.[^\s/?#:@"'<>\\]+)+/.exec(
    value.normalize("NFKC").replace(/^[a-z]+:\/*/i, ""),
  )?.[0];
  if (!host || !URL.canParse(`https://${host}`)) return undefined;
  return new URL(`https://${host}`).host;
}

const letterNote = (value: string): string =>
  /\P{ASCII}/u.test(value) ? " Türkçe harfli alan adı böyle, tarayıcıların çevirdiği biçimde yazılır." : "";

function emailHint(value: string): string {
  const [, name, domain = ""] = /^([\w.+-]+)@(\P{Cc}+)$/u.exec(value) ?? [];
  const host = /\P{ASCII}/u.test(domain) ? hostIn(domain) : undefined;
  return host
    ? `Alan adını e-posta programlarının çevirdiği biçimde yazın: ${name}@${host}.`
    : "Bir e-posta adresi yazın, örneğin bilgi@ornek.example.";
}

function timeHint(value: string): Sentence {
  const [, hour = "08", minute = "00"] = /^([01]?\d|2[0-3])(?:[.:]([0-5]\d))?$/.exec(value) ?? [];
  return worded`Saati iki haneyle, arada nokta${andInQuotes} yazın: ${quoted(`${hour.padStart(2, "0")}.${minute}`)}.`;
}

function dayHint(value: string): Sentence {
  const [, date = "2", month = "8", year = "2027"] =
    /^(\d\d?)[./-](\d\d?)[./-](\d{4})$/.exec(value.trim()) ?? [];
  const day = [year, month.padStart(2, "0"), date.padStart(2, "0")].join("-");
  return worded`Takvimde olan bir günü yıl-ay-gün sırasıyla${andInQuotes} yazın: ${quoted(day)}.`;
}

function colourHint(value: string): Sentence {
  const short = /^#?([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(value);
  const full =
    /^#?([0-9a-f]{6})$/i.exec(value)?.[1] ??
    short
      ?.slice(1)
      .map((digit) => digit + digit)
      .join("");
  const colour = `#${(full ?? "E9DFC8").toUpperCase()}`;
  return {
    inFile: `Rengi # ve altı haneyle, çift tırnak içinde yazın: "${colour}".`,
    inForm: `Rengi # ve altı haneyle yazın: ${colour}.`,
  };
}

const slugHint = (value: string) =>
  `Yalnız küçük İngilizce harf, rakam ve kısa çizgi kullanın: ${slugOf(value) || "urun-adi"}.`;

function linkHint(value: string): string {
  if (/^(https?:|\/\/|www\.|mailto:|tel:)/i.test(value))
    return "Bu alan yalnız sitenin kendi sayfalarına gider; yolu yazın, örneğin /iletisim.";
  // "javascript:" and "data:" would run or show foreign content.
  if (/^[\s\p{Cc}]*[a-z][a-z\s\p{Cc}+.-]*:/iu.test(value))
    return "Bağlantıya kod ya da dosya yazılamaz (javascript:, data: gibi); sitedeki bir sayfanın yolunu yazın, örneğin /iletisim.";
  const path = fold(value)
    .replace(/[^a-z0-9#]+/g, "-")
    .replace(/^-+|-+$/g, "");
  return `Sayfanın yolu / ile başlar, sonunda eğik çizgi olmaz: /${path}.`;
}
