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
export async function collectInlineStyles(page: string): Promise<{ html: string; hash: string | null }> {
  const { html, sheet } = createStyleCollector()(page);
  if (sheet === "") return { html, hash: null };
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(sheet));
  return {
    html: html.replace("</head>", () => `<style>${sheet}</style></head>`),
    hash: `sha256-${Buffer.from(digest).toString("base64")}`,
  };
}

/**
 * Does the same for a page that is streamed: give it the parts in their order, each of whole tags. The first has the
 * head. The style elements carry the nonce, and stand where React's hydration takes no notice of them: at the end of
 * the head, and between the late parts at the end of the body. A style that changes later is set on the element by
 * React, which the CSP allows, and wins over the rule.
 */
export function collectStreamedStyles(nonce: string): (part: string) => string {
  const collect = createStyleCollector();
  return (part) => {
    const { html, sheet } = collect(part);
    if (sheet === "") return html;
    const element = `<style nonce="${nonce}">${sheet}</style>`;
    const end = html.indexOf("</head>");
    return end < 0 ? element + html : html.slice(0, end) + element + html.slice(end);
  };
}

/** Replaces style attributes by the numbers of rules; `sheet` has the rules that earlier calls did not return. */
function createStyleCollector(): (html: string) => { html: string; sheet: string } {
  const numbers = new Map<string, number>();
  return (html) => {
    let sheet = "";
    const replaced = html.replace(STYLE_ATTRIBUTE, (all, tag: string, escaped: string) => {
      const style = escaped.replace(/&(?:quot|#x27|amp);/g, (entity) => ENTITIES[entity] ?? entity);
      if (UNSAFE.test(style)) return all;
      const number = numbers.get(style) ?? numbers.size;
      if (number === numbers.size) sheet += `[data-style="${number}"]{${style}}`;
      numbers.set(style, number);
      return `${tag} data-style="${number}"`;
    });
    return { html: replaced, sheet };
  };
}
