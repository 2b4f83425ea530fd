type Found = { attributes: Record<string, string>; text: string };

/** The matching elements in document order, with attributes and text (white space collapsed). */
export async function findAll(html: string, selector: string): Promise<Found[]> {
  const found: Found[] = [];
  const open: Found[] = [];
  const rewriter = new HTMLRewriter().on(selector, {
    element(element) {
      const entry: Found = { attributes: attributesOf(element), text: "" };
      found.push(entry);
      if (VOID.has(element.tagName)) return;
      open.push(entry);
      element.onEndTag(() => {
        open.splice(open.indexOf(entry), 1);
      });
    },
    text(chunk) {
      for (const entry of open) entry.text += chunk.text;
    },
  });
  await rewriter.transform(new Response(html)).arrayBuffer();
  return found.map(({ attributes, text }) => ({
    attributes,
    text: decodeEntities(text).replace(/\s+/g, " ").trim(),
  }));
}

/** HTMLRewriter yields pairs, unlike the DOM's type of the same name. */
function attributesOf(element: Element): Record<string, string> {
  return Object.fromEntries(Array.from<unknown>(element.attributes).filter(isPair));
}

function isPair(value: unknown): value is [string, string] {
  return Array.isArray(value) && value.length === 2;
}

export async function linksIn(html: string, selector: string): Promise<string[]> {
  return (await findAll(html, `${selector} a`)).map(({ attributes }) =>
    decodeEntities(attributes.href ?? ""),
  );
}

const VOID = new Set(["input", "meta", "link", "img", "br", "hr", "wbr"]);

/** Decodes the entities of a text or an attribute's value. */
export function decodeEntities(text: string): string {
  return text
    .replaceAll("&#x27;", "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
}
