import { renderMarkup } from "../../app/blog/markup/markup.server";
import { slugOf } from "../../app/blog/slug";
import { figureValue } from "../../app/generation/gates/sums";
import { ARTICLES } from "../../scripts/demo/content/articles";
import type { DemoArticle } from "../../scripts/demo/content/articles/article";

type Table = { caption: string; rows: string[][] };

/** The article with this slug. @throws Error if there is none */
export function articleBySlug(slug: string): DemoArticle {
  const found = ARTICLES.find(({ title }) => slugOf(title) === slug);
  if (!found) throw new Error(`There is no article ${slug}`);
  return found;
}

/** Sums and charts: the tables below a line 'Sum: …' or 'Chart: …', without their heads. */
export function markupTables({ content }: DemoArticle, kind: "Sum" | "Chart" | "Stacked chart"): Table[] {
  const found = content.matchAll(new RegExp(`^${kind}: (.+)\\n\\n((?:\\|.*\\|\\n?)+)`, "gm"));
  return [...found].map(([, caption = "", lines = ""]) => ({
    caption,
    rows: lines
      .trim()
      .split("\n")
      .slice(2)
      .map((line) => line.split("|").slice(1, -1).map(plain)),
  }));
}

/** The other tables, with their captions and without their heads. */
export function htmlTables({ content }: DemoArticle): Table[] {
  return [...content.matchAll(/<table>(.*?)<\/table>/gs)].map(([, table = ""]) => ({
    caption: /<caption>(.*)<\/caption>/.exec(table)?.[1] ?? "",
    rows: [...table.matchAll(/<tr>(.*?)<\/tr>/g)]
      .slice(1)
      .map(([, row = ""]) => [...row.matchAll(/<t[dh][^>]*>(.*?)<\/t[dh]>/g)].map(([, cell = ""]) => cell)),
  }));
}

/** A column of a table as numbers; 1 is the first after the names. Rows named 'All' are left out. */
export function column(table: Table | undefined, at: number): number[] {
  return (table?.rows ?? []).filter(([name]) => name !== "All").map((row) => figureValue(row[at] ?? ""));
}

/** The cells of the row named 'All', as numbers. */
export function totals(table: Table | undefined): number[] {
  return (table?.rows.find(([name]) => name === "All") ?? []).slice(1).map(figureValue);
}

/** Paragraphs and list items alone, as light markup. */
export function proseOf({ content }: DemoArticle): string {
  return content
    .replace(/<(figure|table)>.*?<\/\1>/gs, "")
    .replace(/^\|.*$/gm, "")
    .replace(/^(?:Sum|Chart|Stacked chart): .*$/gm, "");
}

/** The article as the site shows it, without tags. */
export function shownText({ content }: DemoArticle): string {
  return renderMarkup(content)
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ");
}

/** Every sentence a reader meets, headings, captions and key points included; the cells of tables are none. */
export function sentencesIn(article: DemoArticle): string[] {
  const captions = [
    ...article.content.matchAll(/(?:^(?:Sum|Chart|Stacked chart): |<(?:fig)?caption>)([^<\n]+)/gm),
  ];
  return [
    article.title,
    article.metaDescription,
    ...article.keyPoints,
    ...captions.map(([, caption = ""]) => caption),
    ...proseOf(article).split("\n"),
  ]
    .flatMap((text) => plain(text).split(/(?<=[.?!:][”)]?)\s+/))
    .map((sentence) =>
      sentence
        .toLowerCase()
        .replace(/[^\p{L}\p{N} ]/gu, "")
        .trim(),
    )
    .filter((sentence) => sentence.split(" ").length >= 2);
}

function plain(markup: string): string {
  return markup
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/\*+|^#+\s+|^\s*(?:-|\d+\.)\s+/g, "")
    .trim();
}
