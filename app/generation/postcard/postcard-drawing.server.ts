import { encode } from "uqr";
import type { Postcard } from "../writer";
import { type FontName, outlineOf, widthOf } from "./outlines.server";

/** The trimmed card, in hundredths of an inch, and what is printed beyond its edges. */
export const CARD = { width: 600, height: 400, bleed: 12.5 };

/** A filled shape: SVG path data in hundredths of an inch from the card's top left corner, and its color. */
export type Shape = { d: string; fill: string };

const INK = "#10203a";
const PAPER = "#fffdf8";
const BEAM = "#ffd894";
const SEA = "#0c726d";
const TOWER = "#fbf9f3";
const LAMP = "#ff7a33";
const RULE = "#d8cfba";
const PENS = { "blue-pen": "#23458c", "black-pen": "#26262b", marker: "#7a1f3d" } as const;

const { width: W, height: H, bleed: B } = CARD;
const MARGIN = 36;
/** Below this line of the message's half stands the QR code. */
const CODE_TOP = 280;
/** USPS prints a bar code into the lower right 4¾ by ⅝ inches (Domestic Mail Manual, 202.5): they stay empty. */
const BAR_CODE_TOP = H - 62.5;
const SLANT = 1.2;

/** The side with the picture and the headline. */
export function drawFront({ front }: Postcard): Shape[] {
  const headline = wrap(front, { font: "serif", size: 38, width: 262 }).slice(0, 4);
  return [
    { d: rectangle(-B, -B, W + 2 * B, H + 2 * B), fill: INK },
    { d: `M125 136 ${W + B}-40V270z`, fill: BEAM },
    { d: waves(), fill: SEA },
    { d: "M104 160h42l12 150H92z", fill: TOWER },
    { d: "M102 199h46l3 34H99zM110 120h30v32h-30z", fill: LAMP },
    { d: "M101 120 125 96l24 24zM99 152h52v9H99z", fill: TOWER },
    ...headline.map((text, at) => ({
      d: outlineOf({ text, font: "serif", size: 38, x: 318, y: 98 + at * 46 }),
      fill: INK,
    })),
  ];
}

export type Back = {
  card: Postcard /** The short address with its protocol. */;
  link: string;
  sender: string;
};

/** The side with the handwriting, signed by the sender, the address field and the QR code. */
export function drawBack({ card, link, sender }: Back): Shape[] {
  const pen = PENS[card.handwriting];
  const text = `${card.back}\n— ${sender}`;
  const size = handwritingSize(text);
  const lines = handwritten(text, size);
  const step = size * 1.42;
  return [
    { d: rectangle(-B, -B, W + 2 * B, H + 2 * B), fill: PAPER },
    { d: rectangle(346, MARGIN, 1, BAR_CODE_TOP - MARGIN), fill: RULE },
    ...[170, 202, 234].map((y) => ({ d: rectangle(372, y, 192, 1), fill: RULE })),
    ...stamp(),
    ...lines.map((text, at) => ({
      d: outlineOf({ text, font: "hand", size, x: MARGIN, y: MARGIN + 26 + at * step, slant: SLANT }),
      fill: pen,
    })),
    { d: qrCode(link, MARGIN, CODE_TOP, 84), fill: INK },
    ...print(card.offer, { x: 132, y: CODE_TOP + 12, size: 11, width: 204 }).slice(0, 3),
    ...print(link.replace(/^https?:\/\//, ""), { x: 132, y: CODE_TOP + 52, size: 9, width: 204 }).slice(0, 1),
    ...print(sender, { x: 372, y: MARGIN + 10, size: 10, width: 120 }),
  ];
}

function handwritten(text: string, size: number): string[] {
  return text.split("\n").flatMap((line) => wrap(line, { font: "hand", size, width: 290 }));
}

/** The largest letters with which the message and its signature fit. */
function handwritingSize(text: string): number {
  for (let size = 22; size > 11; size -= 1) {
    if (handwritten(text, size).length * size * 1.42 < CODE_TOP - MARGIN - 26) return size;
  }
  return 11;
}

function print(
  text: string,
  { x, y, size, width }: { x: number; y: number; size: number; width: number },
): Shape[] {
  return wrap(text, { font: "serif", size, width })
    .slice(0, 5)
    .map((line, at) => ({
      d: outlineOf({ text: line, font: "serif", size, x, y: y + at * size * 1.3 }),
      fill: INK,
    }));
}

/** Breaks a text into lines that are at most `width` wide; a longer word stands alone. */
function wrap(
  text: string,
  { font, size, width }: { font: FontName; size: number; width: number },
): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter((part) => part !== "")) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && widthOf(longer, font, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function rectangle(x: number, y: number, width: number, height: number): string {
  return `M${x} ${y}h${width}v${height}h${-width}z`;
}

function waves(): string {
  const crests = Array.from({ length: 14 }, (_, at) => (at % 2 === 0 ? "q25-12 50 0" : "t50 0")).join("");
  return `M${-B} 300${crests}V${H + B}H${-B}z`;
}

function stamp(): Shape[] {
  return [
    { d: rectangle(502, 30, 62, 76), fill: "#f6efdf" },
    { d: rectangle(508, 36, 50, 64), fill: INK },
    { d: "M530 52 558 36V68z", fill: BEAM },
    { d: "M508 86q12-5 25 0t25 0V100H508z", fill: SEA },
    { d: "M526 56h8l3 30h-14z", fill: TOWER },
    { d: "M526 48h8v8h-8z", fill: LAMP },
  ];
}

/** The dark modules of a QR code with its quiet zone inside the square. */
function qrCode(text: string, x: number, y: number, size: number): string {
  const { data, size: modules } = encode(text, { ecc: "M", border: 2 });
  const unit = size / modules;
  const at = (value: number) => Number(value.toFixed(3));
  return data
    .flatMap((row, line) =>
      row.flatMap((isDark, column) =>
        isDark
          ? [`M${at(x + column * unit)} ${at(y + line * unit)}h${at(unit)}v${at(unit)}h${at(-unit)}z`]
          : [],
      ),
    )
    .join("");
}
