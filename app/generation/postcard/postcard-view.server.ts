import type { StoredPostcard } from "../writer";
import { CARD, drawBack, drawFront, type Sender, type Shape } from "./postcard-drawing.server";
import { targetOf } from "./postcards.server";

type Kept = {
  code: string;
  blogId: string;
  campaign: string;
  card: StoredPostcard;
  createdAt: string;
  /** The slug of its article, once that is published. */
  leadsTo: string | null;
};

/** A postcard as the page shows it: both sides as SVG of the trimmed card. */
export function toPostcardView(
  { code, blogId, campaign, card, leadsTo }: Kept,
  { siteUrl, sender }: { siteUrl: string; sender: Sender },
) {
  const link = `${siteUrl}/m/${code}`;
  return {
    code,
    blogId,
    campaign,
    card,
    link,
    sender,
    leadsTo: leadsTo === null ? "The home page, until its draft is approved" : targetOf(code, card, leadsTo),
    front: svgOf("front", drawFront(card), `Front: ${card.front} ${card.offer}`),
    back: svgOf(
      "back",
      drawBack({ card, link, sender }),
      `Back: ${card.back} ${sender.name} ${sender.phone} With a QR code to ${link}`,
    ),
  };
}
export type PostcardView = ReturnType<typeof toPostcardView>;

/** Longer names and numbers are cut. */
const LONGEST = { from: 60, phone: 30 };

/** Who mails the card, from the address: nobody but whoever prints it knows. */
export function senderOf(search: URLSearchParams): Sender {
  const read = (name: keyof typeof LONGEST) =>
    (search.get(name) ?? "").replace(/\s+/g, " ").trim().slice(0, LONGEST[name]);
  return { name: read("from"), phone: read("phone") };
}

/** A side by its name, under which the review of its draft shows it again. */
function svgOf(side: "front" | "back", shapes: Shape[], label: string): string {
  const paths = shapes.map(({ d, fill }) => `<path fill="${fill}" d="${d}"/>`).join("");
  return `<svg id="card-${side}" viewBox="0 0 ${CARD.width} ${CARD.height}" role="img" aria-label="${escapeAttribute(label)}">${paths}</svg>`;
}

function escapeAttribute(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll('"', "&quot;")
    .replaceAll("<", "&lt;")
    .replaceAll("\n", " ");
}
