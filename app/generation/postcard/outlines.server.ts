import { type Font, parse } from "opentype.js";
import handFont from "./fonts/nothing-you-could-do.ttf?inline";
import serifFont from "./fonts/roboto-serif.ttf?inline";

const FONT_FILES = { hand: handFont, serif: serifFont };
export type FontName = keyof typeof FONT_FILES;

const fonts = new Map<FontName, Font>();

/** Parsed once per isolate. */
function fontOf(name: FontName): Font {
  const known = fonts.get(name);
  if (known) return known;
  const base64 = FONT_FILES[name].slice(FONT_FILES[name].indexOf(",") + 1);
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const font = parse(bytes.buffer);
  fonts.set(name, font);
  return font;
}

export type Line = { text: string; font: FontName; size: number; x: number; y: number; slant?: number };

/**
 * The outlines of a line of text as an SVG path, its baseline at (x, y), rising by `slant` degrees. Paths look the same
 * in a browser and in print, where no font has to be embedded. Letters that the fonts lack become question marks.
 */
export function outlineOf({ text, font: name, size, x, y, slant = 0 }: Line): string {
  const font = fontOf(name);
  const known = [...text].map((letter) => (font.charToGlyphIndex(letter) > 0 ? letter : "?")).join("");
  const path = font.getPath(known, 0, 0, size);
  const [cos, sin] = [Math.cos((-slant * Math.PI) / 180), Math.sin((-slant * Math.PI) / 180)];
  // The library writes NaN for a number just above a whole one, such as 433.00000000000006.
  const round = (value: number) => Math.round(value * 100) / 100;
  const place = (px: number, py: number) =>
    [round(x + px * cos - py * sin), round(y + px * sin + py * cos)] as const;
  for (const command of path.commands) {
    if ("x1" in command) [command.x1, command.y1] = place(command.x1, command.y1);
    if ("x2" in command) [command.x2, command.y2] = place(command.x2, command.y2);
    if ("x" in command) [command.x, command.y] = place(command.x, command.y);
  }
  return path.toPathData(2);
}

/** Width of the text in the unit of `size`. */
export function widthOf(text: string, font: FontName, size: number): number {
  return fontOf(font).getAdvanceWidth(text, size);
}
