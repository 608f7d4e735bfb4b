import { existsSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { logoFile, readLogo } from "../brand-files";
import { parseSourceFile } from "../documents";
import { type Explanation, type Problem, problemAt } from "./problem";

/** Allowed elements; all others run code, load files, style the page or need a font. */
const allowed = new Set(
  "svg g defs symbol use title desc path rect circle ellipse line polyline polygon linearGradient radialGradient stop clipPath mask".split(
    " ",
  ),
);

/** Size limit, because the logo is inlined in every page. */
const maxLength = 10_000;

/**
 * Reports an unusable logo: not an SVG, not square, more than a drawing, too large.
 * @param contentFolder absolute path of `content/`
 */
export async function logoProblems(contentFolder: string): Promise<Problem[]> {
  const isThere = existsSync(join(contentFolder, logoFile));
  const mistake = isThere ? await logoMistake(readLogo(contentFolder)) : missing;
  return mistake ? [logoProblem(mistake)] : [];
}

/** A problem of the logo, which has no fields. */
export const logoProblem = (explanation: Explanation): Problem =>
  problemAt(parseSourceFile(logoFile, ""), [], explanation, { offset: 0 });

const missing: Explanation = {
  message: "Bu dosya eksik.",
  fix: "Ambleminizi SVG çizimi olarak content/logo.svg adıyla kaydedin.",
};

async function logoMistake(text: string): Promise<Explanation | undefined> {
  const format = await sharp(Buffer.from(text))
    .metadata()
    .then((facts) => facts.format)
    .catch(() => undefined);
  if (format !== "svg")
    return {
      message: "Amblem bir SVG çizimi olarak okunamadı.",
      fix: "Dosya bozuk ya da başka türden; çizim programından “düz SVG” (plain SVG) olarak kaydedin.",
    };
  const svg = text.replace(/<!--[\s\S]*?-->/g, "");
  const foreign = foreignParts(svg);
  if (foreign.length > 0)
    return {
      message: `Amblemde “${foreign.join("”, “")}” kullanılamaz.`,
      fix: "Amblem yalnız çizimdir: yazıyı yollara (path) çevirin, renkleri şekillerin kendisine yazın, dosyanın dışına gitmeyin. Inkscape’te “düz SVG” (Plain SVG) olarak kaydedin; Illustrator’da Dışa aktar → SVG → Stil: Sunu Öznitelikleri (Presentation Attributes).",
    };
  if (!isSquare(svg))
    return {
      message: "Amblemin çerçevesi (viewBox) kare değil ya da yok.",
      fix: 'Çizim programında sayfayı kare yapıp çizimi ortalayın; ilk etikette son iki sayı eşit olmalı, örneğin viewBox="0 0 100 100".',
    };
  if (text.length <= maxLength) return undefined;
  return {
    message: `Amblem çok büyük: ${Math.ceil(text.length / 1000)} kB.`,
    fix: `Her sayfada durduğu için en çok ${maxLength / 1000} kB olabilir; çizim programında yalınlaştırın.`,
  };
}

/** Instructions, scripts, and what loads other files: the logo is part of every page. */
const instruction =
  /<!(?:DOCTYPE|ENTITY|\[CDATA\[)|<\?(?!xml\s)[\w-]+|\bon[a-z]+(?=\s*=)|(?:\bhref\s*=\s*["']|url\(\s*["']?)(?!#)[^"')\s]*/gi;

function foreignParts(svg: string): string[] {
  const elements = [...svg.matchAll(/<([A-Za-z][\w:.-]*)/g)].filter(([, name = ""]) => !allowed.has(name));
  return [...elements, ...svg.matchAll(instruction)].map(([part]) => part);
}

function isSquare(svg: string): boolean {
  const [, frame = ""] = /<svg\b[^>]*\bviewBox\s*=\s*["']([^"']*)["']/.exec(svg) ?? [];
  const [, , width = 0, height = 0] = frame
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return width > 0 && Math.abs(width - height) <= width / 1000;
}
