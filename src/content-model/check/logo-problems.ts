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
const most = 10_000;

/** A mistake and its character offset. */
interface Found extends Explanation {
  at: number;
}

/**
 * Reports an unusable logo: not an SVG, not square, forbidden elements, too large.
 * @param contentFolder absolute path of `content/`
 */
export async function logoProblems(contentFolder: string): Promise<Problem[]> {
  if (!existsSync(join(contentFolder, logoFile))) return [missing];
  const text = readLogo(contentFolder);
  const broken = await unreadable(text);
  const found = broken ? [broken] : drawingMistakes(text);
  return found.map(({ at, ...explanation }) => logoProblem(text, at, explanation));
}

const missing = logoProblem("", 0, {
  message: "Bu dosya eksik.",
  fix: "Ambleminizi SVG çizimi olarak content/logo.svg adıyla kaydedin.",
});

/**
 * Returns the mistake in the logo.
 * @param at its character offset
 */
export function logoProblem(text: string, at: number, { message, fix }: Explanation): Problem {
  const file = parseSourceFile(logoFile, text);
  return problemAt(file, [], { message, fix }, { offset: at });
}

async function unreadable(text: string): Promise<Found | undefined> {
  const message = "Amblem bir SVG çizimi olarak okunamadı.";
  const fix = "Dosya bozuk ya da başka türden; çizim programından “düz SVG” (plain SVG) olarak kaydedin.";
  if (!/<svg[\s>]/.test(text)) return { at: 0, message, fix };
  try {
    const { format } = await sharp(Buffer.from(text)).metadata();
    return format === "svg" ? undefined : { at: 0, message, fix };
  } catch (error) {
    const line = Number(/on line (\d+)/.exec(String(error))?.[1] ?? 1);
    const lines = text.split("\n").slice(0, line - 1);
    return { at: lines.reduce((sum, each) => sum + each.length + 1, 0), message, fix };
  }
}

function drawingMistakes(text: string): Found[] {
  // Comments are blanked to keep offsets valid.
  const svg = text.replace(/<!--[\s\S]*?-->/g, (comment) => comment.replace(/[^\n]/g, " "));
  return [...frameMistakes(svg), ...foreignParts(svg), ...sizeMistakes(svg)];
}

function frameMistakes(svg: string): Found[] {
  const root = /<svg\b[^>]*>/.exec(svg);
  const viewBox = /\bviewBox\s*=\s*["']([^"']*)["']/.exec(root?.[0] ?? "");
  if (!viewBox)
    return [
      {
        at: root?.index ?? 0,
        message: "Amblemin çerçevesi (viewBox) yok.",
        fix: 'İlk etikete çizimin sınırlarını kare olarak yazın, örneğin viewBox="0 0 100 100".',
      },
    ];
  const [, , width = 0, height = 0] = (viewBox[1] ?? "")
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  if (width > 0 && Math.abs(width - height) <= width / 1000) return [];
  return [
    {
      at: (root?.index ?? 0) + viewBox.index,
      message: `Amblemin çerçevesi kare değil: viewBox="${viewBox[1]}".`,
      fix: "Çizim programında sayfayı kare yapıp çizimi ortalayın; son iki sayı eşit olmalı.",
    },
  ];
}

/** Instructions, scripts, and what loads other files: the logo is part of every page. */
const instruction =
  /<!(?:DOCTYPE|ENTITY|\[CDATA\[)|<\?(?!xml\s)[\w-]+|\bon[a-z]+(?=\s*=)|(?:\bhref\s*=\s*["']|url\(\s*["']?)(?!#)[^"')\s]*/gi;

function foreignParts(svg: string): Found[] {
  const elements = [...svg.matchAll(/<([A-Za-z][\w:.-]*)/g)].filter(([, name = ""]) => !allowed.has(name));
  return [...elements, ...svg.matchAll(instruction)].map(({ 0: part, index: at }) => ({
    at,
    message: `Amblemde “${part}” kullanılamaz.`,
    fix: "Amblem yalnız çizimdir: yazıyı yollara (path) çevirin, renkleri şekillerin kendisine yazın, dosyanın dışına gitmeyin; çizim programından “düz SVG” (plain SVG) olarak kaydedin.",
  }));
}

const sizeMistakes = (svg: string): Found[] =>
  svg.length <= most
    ? []
    : [
        {
          at: 0,
          message: `Amblem çok büyük: ${Math.ceil(svg.length / 1000)} kB.`,
          fix: `Her sayfada durduğu için en çok ${most / 1000} kB olabilir; çizim programında yalınlaştırın.`,
        },
      ];
