import { expect, test } from "vitest";
import { splitArticle } from "../../app/blog/article-page/contents";
import { renderMarkup } from "../../app/blog/markup.server";

const split = (markup: string) => splitArticle(renderMarkup(markup));

test("the first paragraph stands alone, the rest follows", () => {
  const { opening, rest } = split("One **two**.\n\n## Part\n\nThree.");
  expect(opening).toBe("<p>One <strong>two</strong>.</p>");
  expect(rest).toContain('<h2 id="part-part">Part</h2>');
  expect(rest).not.toContain("One");
});

test("a text that begins with something else is kept whole", () => {
  for (const markup of ["## Part\n\nText.", "- one\n- two\n\nText.", ""]) {
    const { opening, rest } = split(markup);
    expect(opening).toBe("");
    expect(rest.replace(/ id="[^"]*"/g, "")).toBe(renderMarkup(markup));
  }
});

test("from three parts on there are contents, with ids of their own and plain text", () => {
  expect(split("Text.\n\n## A\n\n## B").contents).toEqual([]);
  expect(split("Text.\n\n## Why *this* & that\n\n## Again\n\n## Again\n\n## 漢").contents).toEqual([
    { id: "part-why-this-that", text: "Why this & that" },
    { id: "part-again", text: "Again" },
    { id: "part-again-2", text: "Again" },
    { id: "part-post", text: "漢" },
  ]);
});

test("markup in a heading cannot leave its id", () => {
  const { rest, contents } = split(
    'Text.\n\n## "><script>alert(1)</script>\n\n## <b>x</b>\n\n## y" onclick="z',
  );
  expect(rest).not.toMatch(/<script|<h2[^>]* onclick/);
  expect(contents.map(({ id }) => id).every((id) => /^part-[a-z0-9-]+$/.test(id))).toBe(true);
});
