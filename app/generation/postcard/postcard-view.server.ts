import { postPath } from "../../blog/post";
import type { Postcard } from "../writer";
import { CARD, drawBack, drawFront, type Shape } from "./postcard-drawing.server";

type StoredPostcard = {
  code: string;
  campaign: string;
  card: Postcard;
  createdAt: string;
  /** The slug of its article, once that is published. */
  leadsTo: string | null;
};

/** A postcard as the page shows it: both sides as SVG of the trimmed card. */
export function toPostcardView(
  { code, campaign, card, leadsTo }: StoredPostcard,
  { siteUrl, company }: { siteUrl: string; company: string },
) {
  const link = `${siteUrl}/m/${code}`;
  return {
    code,
    campaign,
    card,
    link,
    leadsTo: leadsTo === null ? "The home page, until its post is published" : postPath(leadsTo),
    front: svgOf(drawFront(card), `Front: ${card.front}`),
    back: svgOf(
      drawBack({ card, link, sender: company }),
      `Back: ${card.back} ${company}, with a QR code to ${link}`,
    ),
  };
}
export type PostcardView = ReturnType<typeof toPostcardView>;

function svgOf(shapes: Shape[], label: string): string {
  const paths = shapes.map(({ d, fill }) => `<path fill="${fill}" d="${d}"/>`).join("");
  return `<svg viewBox="0 0 ${CARD.width} ${CARD.height}" role="img" aria-label="${escapeAttribute(label)}">${paths}</svg>`;
}

function escapeAttribute(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll('"', "&quot;")
    .replaceAll("<", "&lt;")
    .replaceAll("\n", " ");
}
