/** Tells the security headers which inline style sheet the page has; never leaves the site. */
export const STYLE_HASH_HEADER = "X-Style-Hash";

const STYLE_ATTRIBUTE = /(<[a-z][^<>]*?) style="([^"]*)"/gi;
/** Would end the rule or the element. No style of ours holds them; an attribute that does stays, and has no effect. */
const UNSAFE = /[<>{}]/;
const ENTITIES: Record<string, string> = { "&quot;": '"', "&#x27;": "'", "&amp;": "&" };

/**
 * Moves the style attributes of a rendered page into one style element in its head, so that the CSP can name that by its
 * hash and needs no 'unsafe-inline'. `hash` is a CSP source; null for a page without style attributes.
 */
export async function collectInlineStyles(html: string): Promise<{ html: string; hash: string | null }> {
  const numbers = new Map<string, number>();
  const body = html.replace(STYLE_ATTRIBUTE, (all, tag: string, escaped: string) => {
    const style = escaped.replace(/&(?:quot|#x27|amp);/g, (entity) => ENTITIES[entity] ?? entity);
    if (UNSAFE.test(style)) return all;
    const number = numbers.get(style) ?? numbers.size;
    numbers.set(style, number);
    return `${tag} data-style="${number}"`;
  });
  if (numbers.size === 0) return { html, hash: null };
  const sheet = [...numbers].map(([style, number]) => `[data-style="${number}"]{${style}}`).join("");
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(sheet));
  return {
    html: body.replace("</head>", () => `<style>${sheet}</style></head>`),
    hash: `sha256-${Buffer.from(digest).toString("base64")}`,
  };
}
