import { colours } from "../../src/theme/colours";
import { balancedLines, type Lettering } from "./lettering";

export const cardSize = { width: 1200, height: 630 } as const;

/** Where the page's photograph stands on the card. */
export const photoBox = { left: 560, top: 0, width: 640, height: 630 } as const;

/** What all cards share. */
export interface CardStyle {
  letters: Lettering;
  /** The brand's mark as SVG; it lies on the ground of the cards. */
  mark: string;
  /** Whether pages show copies of their pictures in another hue (plugin "brand"). */
  tinted: boolean;
}

export interface CardText {
  title: string;
  /** A few words above the title. */
  kicker?: string | undefined;
  brand: string;
  subtitle: string;
  /** Where the page is found, without its protocol. */
  host: string;
}

const margin = 64;
const textWidth = photoBox.left - margin - 48;

const smallestTitle = 40;

/** Sizes a title may have, the first that fits being taken, and how many lines it may have then. */
const titleSizes = [
  { size: 104, lines: 2 },
  { size: 92, lines: 2 },
  { size: 88, lines: 3 },
  { size: 76, lines: 3 },
  { size: 64, lines: 4 },
  { size: 50, lines: 5 },
  { size: smallestTitle, lines: 6 },
] as const;
const leading = 1.02;

const line = (letters: Lettering, text: string, x: number, y: number, size: number, colour: string) =>
  `<path d="${letters.path(text, x, y, size)}" fill="${colour}"/>`;

/** The largest size of at most `size` at which the text stays on one line. */
const fitted = (letters: Lettering, text: string, size: number, width: number) =>
  Math.min(size, (size * width) / letters.width(text, size));

/** The ruler on the photograph's edge: a tick every 9 pixels, every fifth and tenth longer. */
const ruler = () => {
  const ticks = Array.from({ length: 70 }, (_, i) => {
    const length = i % 10 === 0 ? 16 : i % 5 === 0 ? 11 : 6;
    return `M${photoBox.left} ${i * 9 + 0.5}h-${length}`;
  });
  return `<path d="${ticks.join("")}" stroke="${colours.brand.light}" stroke-opacity=".6" fill="none"/>`;
};

const placedMark = (mark: string) =>
  mark.replace("<svg ", `<svg x="${margin - 14}" y="42" width="96" height="96" `);

/** The largest size at which the title fits, with its lines; very long words make it as small as they need. */
function setTitle(letters: Lettering, text: string): { size: number; lines: string[] } {
  for (const { size, lines: most } of titleSizes) {
    const lines = balancedLines(text, textWidth, most, (part) => letters.width(part, size));
    if (lines) return { size, lines };
  }
  const words = text.split(" ");
  const size = Math.min(...words.map((word) => fitted(letters, word, smallestTitle, textWidth)));
  return { size, lines: words };
}

function title(letters: Lettering, text: string): { drawing: string; top: number } {
  const { size, lines } = setTitle(letters, text);
  const step = size * leading;
  const first = 372 + size * 0.3 - ((lines.length - 1) * step) / 2;
  const drawing = lines
    .map((part, i) => line(letters, part, margin, first + i * step, size, colours.fg.onDeep))
    .join("");
  return { drawing, top: first - size * 0.9 };
}

/** Everything of a card but its photograph, as an SVG picture. */
export function cardDrawing(
  { title: text, kicker, brand, subtitle, host }: CardText,
  { letters, mark }: CardStyle,
): string {
  const { drawing, top } = title(letters, text);
  const kickerSize = kicker ? fitted(letters, kicker, 34, textWidth) : 0;
  const parts = [
    `<rect width="${cardSize.width}" height="${cardSize.height}" fill="${colours.bg.deep}"/>`,
    placedMark(mark),
    line(letters, brand, 150, 88, fitted(letters, brand, 46, 380), colours.fg.onDeep),
    line(letters, subtitle, 151, 121, fitted(letters, subtitle, 27, 380), colours.fg.onDeepMuted),
    kicker ? line(letters, kicker, margin, top - 22, kickerSize, colours.brand.accentOnDeep) : "",
    drawing,
    line(letters, host, margin, 578, fitted(letters, host, 27, textWidth), colours.fg.onDeepMuted),
    ruler(),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${cardSize.width} ${cardSize.height}" width="${cardSize.width}" height="${cardSize.height}">${parts.join("")}</svg>`;
}
