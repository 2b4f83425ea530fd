import { encode } from "uqr";
import type { Postcard } from "../../copy/industry-pictures";
import type { Picture } from "./picture";

/** The written side: a handwritten message, a stamp, an address and a QR code that scans. */
export function postcardBack({ message, to, link, from }: Postcard): Picture {
  const lines = message.map((line, index) => {
    const [x, y] = [index === message.length - 1 ? 74 : 26, 50 + index * 29];
    return `<text x="${x}" y="${y}" transform="rotate(-1.2 26 ${y})">${line}</text>`;
  });
  return {
    viewBox: "0 0 460 306",
    label: `Postcard with a handwritten message to ${to.name}, a stamp and a QR code`,
    className: "card-art",
    body: `<rect class="postcard-paper" width="460" height="306" rx="5"/><path class="postcard-rule" d="M266 26V280"/><g class="postcard-hand">${lines.join("")}</g>${CANCEL}${stamp(386, 20, 50, 60, LIGHTHOUSE)}<path class="postcard-cancel" d="M386 40q10-5 20 0t20 0M386 52q10-5 20 0t20 0M386 64q10-5 20 0t20 0"/><g class="postcard-hand postcard-address"><text x="284" y="128">${to.name}</text><text x="284" y="152">${to.street}</text><text x="284" y="176">${to.town}</text></g><path class="postcard-rule" d="M284 134H436M284 158H436M284 182H436"/>${qrCode(`https://${link}`, 376, 214, 62)}<g class="postcard-print" word-spacing="2"><text x="284" y="262">Scan for</text><text x="284" y="276">your offer</text><text class="postcard-sender" x="26" y="282">${from}</text></g>`,
  };
}

const CANCEL = `<g class="postcard-cancel"><circle cx="338" cy="52" r="25"/><circle cx="338" cy="52" r="19"/><path d="M362 36q10-5 20 0t20 0 20 0M364 46q10-5 20 0t20 0 20 0M364 56q10-5 20 0t20 0 20 0M362 66q10-5 20 0t20 0 20 0"/></g>`;

const LIGHTHOUSE = `<rect class="postcard-sky" width="100%" height="100%"/><path class="postcard-beam" d="M17 15 45-2V22z"/><path class="postcard-sea" d="M0 42q6-4 12 0t12 0 12 0 12 0V60H0z"/><path class="postcard-tower" d="M13.5 19h7l2 24h-11z"/><rect class="postcard-lamp" x="13.8" y="12" width="6.4" height="6"/><path class="postcard-tower" d="M12.5 12 17 8l4.5 4z"/>`;

/** The picture side, with a headline of two lines of at most 15 letters. */
const postcardFront = (first: string, second: string): Picture => ({
  viewBox: "0 0 460 306",
  label: null,
  className: "card-art",
  body: `<rect class="postcard-front" width="460" height="306" rx="5"/><path class="postcard-beam" opacity=".92" d="M96 104 460-30V190z"/><path class="postcard-sea" d="M0 226q19-9 38 0t38 0 38 0 38 0 38 0 38 0 38 0 38 0 38 0 38 0 38 0 38 0V301a5 5 0 0 1-5 5H5a5 5 0 0 1-5-5z"/><path class="postcard-tower" d="M80 122h32l9 112H71z"/><path class="postcard-lamp" d="M78 152h36l2 26H76zM84 92h24v26H84z"/><path class="postcard-tower" d="M78 92 96 74l18 18zM76 116h40v7H76z"/><text class="postcard-headline" x="232" y="96">${first}</text><text class="postcard-headline" x="232" y="124">${second}</text>`,
});

export const CAR_POSTCARD = postcardFront("Your trade", "is worth more.");
export const HEATING_POSTCARD = postcardFront("Warm before", "it snows.");

/** A stamp with perforation, as a group at `x`, `y`. */
export function stamp(x: number, y: number, width: number, height: number, inner: string): string {
  // The holes are a dotted outline, one every 5 units.
  const [innerWidth, innerHeight] = [width - 10, height - 10];
  return `<g transform="translate(${x} ${y})"><rect class="stamp-paper" width="${width}" height="${height}"/><path class="stamp-hole" d="M0 0H${width}V${height}H0z"/><svg x="5" y="5" width="${innerWidth}" height="${innerHeight}" viewBox="0 0 ${innerWidth} ${innerHeight}">${inner}</svg></g>`;
}

function qrCode(text: string, x: number, y: number, size: number): string {
  // Upper case makes a smaller code (QR's alphanumeric mode), and host names are case-insensitive.
  const { data, size: modules } = encode(text.toUpperCase(), { ecc: "L", border: 0 });
  // Each row is one path: lines over dark modules, moves over light ones.
  const rows = data.map((row, index) => {
    const runs =
      row
        .map((dark) => (dark ? "d" : "l"))
        .join("")
        .match(/d+|l+/g) ?? [];
    const line = runs.map(
      (run) => `${run.startsWith("d") ? "h" : "m"}${run.length}${run.startsWith("d") ? "" : " 0"}`,
    );
    return `M0 ${index}.5${line.join("").replace(/m\d+ 0$/, "")}`;
  });
  return `<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="0 0 ${modules} ${modules}" shape-rendering="crispEdges"><path class="qr-code" d="${rows.join("")}"/></svg>`;
}
