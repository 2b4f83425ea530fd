import { encode } from "uqr";
import type { StoredPostcard } from "../writer";
import { outlineOf } from "./outlines.server";
import { fitText, type TextBox } from "./text-box.server";

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
/** Below this line of the message's half stand the QR code and, right of it, what it leads to. */
const CODE_TOP = 280;
const BESIDE_CODE = 132;
/** USPS prints a bar code into the lower right 4¾ by ⅝ inches (Domestic Mail Manual, 202.5): they stay empty. */
const BAR_CODE_TOP = H - 62.5;
const SLANT = 1.2;

/** The side with the picture, the headline in the light, and the offer on the water. */
export function drawFront({ front, offer }: StoredPostcard): Shape[] {
  return [
    { d: rectangle(-B, -B, W + 2 * B, H + 2 * B), fill: INK },
    { d: `M125 136 420 ${-B}H${W + B}V320H512z`, fill: BEAM },
    { d: waves(), fill: SEA },
    { d: "M104 160h42l12 150H92z", fill: TOWER },
    { d: "M102 199h46l3 34H99zM110 120h30v32h-30z", fill: LAMP },
    { d: "M101 120 125 96l24 24zM99 152h52v9H99z", fill: TOWER },
    ...text(front, { ...IN_LIGHT, fill: INK, middle: true }),
    ...text(offer, { ...ON_WATER, fill: PAPER, middle: true }),
  ];
}

const IN_LIGHT = { font: "serif", size: 40, leading: 1.16, x: 300, y: 58, width: 268, height: 154 } as const;
const ON_WATER = { font: "serif", size: 18, leading: 1.3, x: 300, y: 318, width: 264, height: 62 } as const;

/** Who mails the card, as it is printed; empty texts leave room for a stamp. */
export type Sender = { name: string; phone: string };

export type Back = {
  card: StoredPostcard;
  /** The short address with its protocol. */
  link: string;
  sender: Sender;
};

/** The side with the handwriting, signed by the sender, the address field and the QR code. */
export function drawBack({ card, link, sender }: Back): Shape[] {
  const pen = { font: "hand", leading: 1.42, slant: SLANT, fill: PENS[card.handwriting] } as const;
  const print = { font: "serif", leading: 1.3, width: 204, height: 15, x: BESIDE_CODE, fill: INK } as const;
  return [
    { d: rectangle(-B, -B, W + 2 * B, H + 2 * B), fill: PAPER },
    { d: rectangle(346, MARGIN, 1, BAR_CODE_TOP - MARGIN), fill: RULE },
    ...[170, 202, 234].map((y) => ({ d: rectangle(372, y, 192, 1), fill: RULE })),
    ...stamp(),
    ...text(card.back, { ...pen, size: 22, x: MARGIN, y: MARGIN + 6, width: 290, height: 200 }),
    ...text(sender.name, { ...pen, size: 22, x: 110, y: 242, width: 216, height: 32 }),
    { d: qrCode(link, MARGIN, CODE_TOP, 84), fill: INK },
    ...text(sender.name, { ...print, size: 11.5, y: CODE_TOP }),
    ...text(sender.phone, { ...print, size: 11.5, y: CODE_TOP + 15 }),
    ...text("Scan to see how it works", { ...print, size: 9, y: CODE_TOP + 31, height: 12 }),
    ...text(link.replace(/^https?:\/\//, ""), { ...print, size: 9, y: CODE_TOP + 43, height: 12 }),
    ...text(sender.name, { ...print, size: 10, x: 372, y: MARGIN, width: 116, height: 60 }),
  ];
}

type PlacedText = TextBox & { x: number; y: number; fill: string; slant?: number; middle?: boolean };

/** The text within its box from (x, y), in the middle of its height or else at its top. */
function text(words: string, { x, y, fill, slant, middle, ...box }: PlacedText): Shape[] {
  const { lines, size } = fitText(words, box);
  const step = size * box.leading;
  const top = y + (middle ? (box.height - lines.length * step) / 2 : 0);
  // Half of the leading above, and the letters' own height above their baseline.
  const first = top + (step - size) / 2 + size * 0.8;
  return lines.map((line, at) => ({
    d: outlineOf({ text: line, font: box.font, size, x, y: first + at * step, slant }),
    fill,
  }));
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
