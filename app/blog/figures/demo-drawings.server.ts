import breakEven from "../../../public/demo/break-even.svg?raw";
import listing from "../../../public/demo/listing-before-after.svg?raw";
import missedCalls from "../../../public/demo/missed-calls.svg?raw";
import ownName from "../../../public/demo/own-name-weeks.svg?raw";
import postcard from "../../../public/demo/postcard-proof.svg?raw";
import rankWalk from "../../../public/demo/rank-walk.svg?raw";
import returnSteps from "../../../public/demo/return-steps.svg?raw";
import reviewStars from "../../../public/demo/review-stars.svg?raw";

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

const IMAGE = /<img src="\/demo\/([a-z\d-]+)\.svg"([^>]*)>/g;
const ALT = / alt="([^"]*)"/;
const SVG = /^<svg[^>]* (viewBox="[^"]*")[^>]*>\s*<title.*?<\/title>\s*<desc.*?<\/desc>(.*<\/svg>)\s*$/s;

/**
 * Draws within the article what would be a picture in it: a picture knows no fonts of its page. `html` is sanitized and
 * comes from one serializer.
 */
export function inlineDrawings(html: string): string {
  return html.replace(IMAGE, (image, name: string, attributes: string) => {
    const [, viewBox, body] = SVG.exec(DRAWINGS[name] ?? "") ?? [];
    if (viewBox === undefined || body === undefined) return image;
    const [, alt = ""] = ALT.exec(attributes) ?? [];
    return `<svg class="drawing" ${viewBox} role="img" aria-label="${alt}">${withPageFonts(body)}`;
  });
}

/** Letters are of the page's faces, and of the size that the style sheet asks for: the drawing's is a phone's. */
function withPageFonts(body: string): string {
  return body
    .replace(/ font-size="(\d+)"/g, ' style="--size:$1px"')
    .replace(/ font-family="[^"]*"/g, ' class="drawing-title"');
}
