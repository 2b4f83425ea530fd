const ENTITIES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** A web address in a text, without the punctuation that ends its sentence. */
export const ADDRESS = /https?:\/\/[^\s<>"']*[^\s<>"'.,;:!?*_()[\]{}]/g;

/** Escapes text for HTML content and quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/** A template tag for mail HTML: escapes every interpolated value. */
export function html(parts: TemplateStringsArray, ...values: string[]): string {
  return parts.map((part, at) => part + escapeHtml(values[at] ?? "")).join("");
}

/** A link in the color of ours: mail programs give it their own blue. */
export function linkTo(address: string, words: string): string {
  return html`<a href="${address}" style="color:#ab3d07">${words}</a>`;
}

/** Plain text as HTML paragraphs: blank lines separate paragraphs; line breaks stay. */
export function paragraphs(text: string, toHtml = escapeHtml): string {
  return text
    .split(/\n\s*\n/)
    .map((block) => `<p>${toHtml(block.trim()).replaceAll("\n", "<br>")}</p>`)
    .join("\n");
}

/** Plain text as HTML, for `paragraphs`: its web addresses are links. */
export function withLinks(text: string): string {
  const addresses = [...text.matchAll(ADDRESS)].map(([address]) => linkTo(address, address));
  return text
    .split(ADDRESS)
    .map((between, at) => escapeHtml(between) + (addresses[at] ?? ""))
    .join("");
}

/** What a mail of ours stands on, and its distance from the edges. */
const PAPER = "background:#fbf9f3;";
const SIZE = "font:16px/1.55";
const AROUND = "margin:0 auto;padding:32px 20px;";

/** A complete HTML mail, readable without its styles. `body` is HTML. */
export function mailDocument(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title></head>
<body style="margin:0;${PAPER}color:#10203a;${SIZE} -apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif">
<div style="max-width:36rem;${AROUND}overflow-wrap:anywhere">
${body}
</div>
</body>
</html>`;
}

/**
 * A document of ours without its paper, for a card, in the size in which one reads there. Its paragraphs have margins
 * of their own above and below.
 */
export function onCard(document: string): string {
  return document
    .replace(PAPER, "background:#fff;")
    .replace(SIZE, "font:17px/1.65")
    .replace(AROUND, "padding:10px 24px;");
}

/** A document of ours with a small print at its end. `footer` is HTML. */
export function withFooter(document: string, footer: string): string {
  const at = document.lastIndexOf("</div>\n</body>");
  const end = at < 0 ? document.length : at;
  const print = `<p style="margin-top:2rem;font-size:13px;color:#5a6579">${footer}</p>\n`;
  return document.slice(0, end) + print + document.slice(end);
}
