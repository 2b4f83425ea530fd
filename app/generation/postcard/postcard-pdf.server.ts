import { PDFDocument, type PDFPage, rgb } from "@cantoo/pdf-lib";
import { CARD, type Shape } from "./postcard-drawing.server";

/** PDF points of a hundredth of an inch. */
const POINTS = 0.72;
/** Around the trimmed card: room for bleed and crop marks. */
const SLUG = 50;
const MARK = { length: 25, gap: 18, width: 0.35 };

/**
 * A PDF with a page per side, 6 × 4 inches after trimming, with bleed, crop marks, and the boxes that printers read.
 */
export async function makePostcardPdf(title: string, sides: Shape[][]): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  pdf.setTitle(title);
  for (const shapes of sides)
    drawPage(pdf.addPage([points(CARD.width + 2 * SLUG), points(CARD.height + 2 * SLUG)]), shapes);
  return pdf.save();
}

function drawPage(page: PDFPage, shapes: Shape[]): void {
  const { width, height, bleed } = CARD;
  page.setTrimBox(points(SLUG), points(SLUG), points(width), points(height));
  page.setBleedBox(
    points(SLUG - bleed),
    points(SLUG - bleed),
    points(width + 2 * bleed),
    points(height + 2 * bleed),
  );
  // Path data grows downward from the card's top left corner, PDF pages upward from the bottom.
  const origin = { x: points(SLUG), y: points(SLUG + height) };
  for (const { d, fill } of shapes) {
    if (d !== "") page.drawSvgPath(d, { ...origin, scale: POINTS, color: colorOf(fill), borderWidth: 0 });
  }
  for (const [start, end] of cropMarks()) page.drawLine({ start, end, thickness: MARK.width });
}

function cropMarks() {
  const { width, height } = CARD;
  const point = (x: number, y: number) => ({ x: points(SLUG + x), y: points(SLUG + y) });
  const [near, far] = [MARK.gap, MARK.gap + MARK.length];
  return [0, width].flatMap((x) =>
    [0, height].flatMap((y) => {
      const [outX, outY] = [x === 0 ? -1 : 1, y === 0 ? -1 : 1];
      return [
        [point(x + outX * near, y), point(x + outX * far, y)] as const,
        [point(x, y + outY * near), point(x, y + outY * far)] as const,
      ];
    }),
  );
}

function points(hundredths: number): number {
  return hundredths * POINTS;
}

function colorOf(hex: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255,
  );
  return rgb(red, green, blue);
}
