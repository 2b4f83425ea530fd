/** Tells the security headers which inline style sheet the page has; never leaves the site. */
export const STYLE_HASH_HEADER = "X-Style-Hash";

const STYLE_ATTRIBUTE = /(<[a-z][^<>]*?) style="([^"]*)"/gi;
/** Would end the rule or the element. No style of ours holds them; an attribute that does stays, and has no effect. */
const UNSAFE = /[<>{}]/;
const ENTITIES: Record<string, string> = { "&quot;": '"', "&#x27;": "'", "&amp;": "&" };

/**
 * Moves the style attributes of a rendered page into one style element in its head, so that the CSP can name that by
 * its hash and needs no 'unsafe-inline'. `hash` is a CSP source; null for a page without style attributes.
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
 * Makes the rules style attributes again, as React expects them at hydration: a style that it later changes or removes
 * would else have the rule beneath it. The CSP allows scripts to set styles.
 */
const RESTORE_ATTRIBUTES = `for (const { sheet } of document.querySelectorAll("style[data-moved]"))
for (const { selectorText, style } of sheet.cssRules)
for (const element of document.querySelectorAll(selectorText)) {
element.style.cssText = style.cssText;
element.removeAttribute("data-style");
}`;

/**
 * Does the same for a page that is streamed: give it the parts in their order, each of whole tags. The first has the
 * head. What is added stands where hydration takes no notice of it: at the end of the head and of the body.
 */
export function collectStreamedStyles(nonce: string): (part: string) => string {
  const collect = createStyleCollector();
  return (part) => {
    const { html, sheet } = collect(part);
    if (html === part) return part;
    const element = sheet === "" ? "" : `<style nonce="${nonce}" data-moved>${sheet}</style>`;
    const script = `<script nonce="${nonce}">${RESTORE_ATTRIBUTES}</script>`;
    const end = html.indexOf("</head>");
    if (end < 0) return element + html + script;
    return html.slice(0, end) + element + html.slice(end) + script;
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
