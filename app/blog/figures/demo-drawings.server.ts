import breakEven from "../../../public/demo/break-even.svg?raw";
import listing from "../../../public/demo/listing-before-after.svg?raw";
import missedCalls from "../../../public/demo/missed-calls.svg?raw";
import ownName from "../../../public/demo/own-name-weeks.svg?raw";
import postcard from "../../../public/demo/postcard-proof.svg?raw";
import rankWalk from "../../../public/demo/rank-walk.svg?raw";
import returnSteps from "../../../public/demo/return-steps.svg?raw";
import reviewStars from "../../../public/demo/review-stars.svg?raw";
import { type Edit, editHtml, elementsOf, parseHtml } from "../../platform/html-tree";

/** The drawings of the demo articles. Feed readers, which show no drawing within a text, load the same files. */
const DRAWINGS: Record<string, string> = {
  "break-even": breakEven,
  "listing-before-after": listing,
  "missed-calls": missedCalls,
  "own-name-weeks": ownName,
  "postcard-proof": postcard,
  "rank-walk": rankWalk,
  "return-steps": returnSteps,
  "review-stars": reviewStars,
};

/** The tokens whose light sides are the colors of the files. */
const TOKENS: Record<string, string> = {
  "#10203a": "var(--color-ink)",
  "#43526a": "var(--color-ink-2)",
  "#5c6980": "var(--color-ink-3)",
  "#fbf9f3": "var(--color-paper)",
  "#fff": "var(--color-surface)",
  "#f5f1e6": "var(--color-sunk)",
  "#f1e8d3": "var(--color-land)",
  "#dfecee": "var(--color-water)",
  "#e2dac8": "var(--color-line)",
  "#8c8673": "var(--color-line-strong)",
  "#ff7a33": "var(--color-signal)",
  "#ab3d07": "var(--color-signal-text)",
  "#ffd894": "var(--color-beam)",
  "#fff1d4": "var(--color-beam-soft)",
  "#0c726d": "var(--color-teal)",
  "#d7ebe8": "var(--color-teal-soft)",
  "#8fcdc3": "var(--color-rank-b)",
  "#f6dca6": "var(--color-rank-c)",
};

const ADDRESS = /^\/demo\/([a-z\d-]+)\.svg$/;
const SVG = /^<svg[^>]* (viewBox="[^"]*")[^>]*>\s*<title.*?<\/title>\s*<desc.*?<\/desc>(.*<\/svg>)\s*$/s;

/**
 * Draws within the article what would be a picture in it: a picture knows neither fonts nor theme of its page. `html`
 * is sanitized.
 */
export function inlineDrawings(html: string): string {
  if (!html.includes("/demo/")) return html;
  const drawings = elementsOf(parseHtml(html), "img").flatMap((image): Edit[] => {
    const { src = "", alt = "" } = image.attribs;
    const [, viewBox, body] = SVG.exec(DRAWINGS[ADDRESS.exec(src)?.[1] ?? ""] ?? "") ?? [];
    if (viewBox === undefined || body === undefined) return [];
    const start = `<svg class="drawing" ${viewBox} role="img" aria-label="${alt}">`;
    return [{ first: image, html: start + withTokens(withPageFonts(body)) }];
  });
  return editHtml(html, drawings);
}

/** Letters are of the page's faces, and of the size that the style sheet asks for: the drawing's is a phone's. */
function withPageFonts(body: string): string {
  return body
    .replace(/ font-size="(\d+)"/g, ' style="--size:$1px"')
    .replace(/ font-family="[^"]*"/g, ' class="drawing-title"');
}

/** A text that names the ink as its color stands on the accent, which is bright in both themes. */
function withTokens(body: string): string {
  return body
    .replace(/(<text[^>]* fill=)"#10203a"/g, '$1"var(--color-on-signal)"')
    .replace(/"(#[\da-f]+)"/g, (color, hex: string) => (TOKENS[hex] ? `"${TOKENS[hex]}"` : color));
}
