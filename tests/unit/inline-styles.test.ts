import { expect, test } from "vitest";
import { collectInlineStyles, collectStreamedStyles } from "../../app/platform/http/inline-styles.server";

/** Without the script that follows each part, whose effect the tests in a browser show. */
function moved(move: (part: string) => string, part: string): string {
  const [before, script, after] = move(part).split(/(<script nonce="n1">[^<]*<\/script>)/);
  expect([script, after]).toEqual([expect.stringContaining("removeAttribute"), ""]);
  return before ?? "";
}

test("a streamed page gets its rules in the head, and later parts only those that are new", () => {
  const move = collectStreamedStyles("n1");
  expect(moved(move, '<head></head><body><i class="bar" style="width:5%"></i><i style="width:9%"></i>')).toBe(
    '<head><style nonce="n1" data-moved>[data-style="0"]{width:5%}[data-style="1"]{width:9%}</style></head>' +
      '<body><i class="bar" data-style="0"></i><i data-style="1"></i>',
  );
  expect(moved(move, '<div hidden id="S:0"><i style="width:9%"></i><b style="left:1%">late</b></div>')).toBe(
    '<style nonce="n1" data-moved>[data-style="2"]{left:1%}</style>' +
      '<div hidden id="S:0"><i data-style="1"></i><b data-style="2">late</b></div>',
  );
  expect(moved(move, '<i style="width:5%"></i>')).toBe('<i data-style="0"></i>');
  expect(move("<p>plain</p>")).toBe("<p>plain</p>");
});

test("text that only looks like a style attribute is left alone", () => {
  const text = '<p title="a style=&quot;x&quot;">&lt;i style="color:red"&gt; and style="left:1%"</p>';
  expect(collectStreamedStyles("n1")(text)).toBe(text);
});

test.each([
  ["the end of the rule", 'style="color:red}body{display:none"'],
  ["the end of the element", 'style="color:red</style>"'],
])("an attribute with %s never becomes a rule", async (_, attribute) => {
  const page = `<head></head><i ${attribute}></i>`;
  expect(await collectInlineStyles(page)).toEqual({ html: page, hash: null });
  expect(collectStreamedStyles("n1")(page)).toBe(page);
});

test("entities of the attribute are characters of the rule", () => {
  expect(moved(collectStreamedStyles("n1"), '<i style="--label:&quot;a &amp; b&quot;"></i>')).toBe(
    '<style nonce="n1" data-moved>[data-style="0"]{--label:"a & b"}</style><i data-style="0"></i>',
  );
});
