import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { renderMarkup } from "../../app/blog/markup/markup.server";
import { slugOf } from "../../app/blog/slug";
import { figuresWithUnits, Ledger } from "../../app/generation/gates/figures";
import { stuffedKeywords } from "../../app/generation/gates/keywords";
import { bannedClaimsIn, leaksIn } from "../../app/generation/gates/language";
import { OWN_PAGES } from "../../app/generation/gates/product-facts";
import { readingGrade } from "../../app/generation/gates/reading-grade";
import { SUM } from "../../app/generation/gates/sums";
import { sentencesOf } from "../../app/generation/gates/text";
import { factsOf } from "../../app/generation/gazetteer/facts";
import { findTown } from "../../app/generation/gazetteer/towns";
import { ARTICLES } from "../../scripts/demo/content/articles";
import { markupTables, proseOf, sentencesIn, shownText } from "../support/demo-articles";

const bySlug = ARTICLES.map((article) => [slugOf(article.title), article] as const);
const SLUGS = new Set(bySlug.map(([slug]) => slug));

test("there are eight articles, each of another place, with another beginning", () => {
  expect(ARTICLES).toHaveLength(8);
  expect(SLUGS.size).toBe(8);
  expect(new Set(ARTICLES.map(({ townId }) => townId)).size).toBe(8);
  const beginnings = ARTICLES.map(({ content }) => content.split(" ").slice(0, 2).join(" ").toLowerCase());
  expect(new Set(beginnings).size).toBe(8);
});

test("no sentence, heading, caption or key point stands twice in the eight articles", () => {
  const seen = new Set<string>();
  const repeated = ARTICLES.flatMap(sentencesIn).filter((sentence) => {
    const isKnown = seen.has(sentence);
    seen.add(sentence);
    return isKnown;
  });
  expect(repeated).toEqual([]);
  expect(seen.size).toBeGreaterThan(400);
});

describe.each(bySlug)("%s", (_, article) => {
  const { title, metaDescription, keyPoints, content } = article;
  const text = shownText(article);
  const town = findTown(article.townId);
  if (!town) throw new Error(`The gazetteer has no ${article.townId}`);
  // Some articles estimate a drive, and say by what.
  const drives = "1.25 miles of road to a mile on the map, at 35 miles per hour";
  const facts = [...factsOf(town).map((fact) => fact.text), drives];

  test("title, description, key points and length are within their limits", () => {
    expect(title.length).toBeLessThanOrEqual(60);
    expect(metaDescription.length).toBeGreaterThanOrEqual(70);
    expect(metaDescription.length).toBeLessThanOrEqual(155);
    expect(keyPoints.length).toBeGreaterThanOrEqual(3);
    expect(keyPoints.length).toBeLessThanOrEqual(5);
    for (const point of keyPoints) expect(point.length, point).toBeLessThanOrEqual(90);
    const words = text.split(" ").filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
    expect(words).toBeGreaterThanOrEqual(700);
    expect(words).toBeLessThanOrEqual(1200);
  });

  test("it begins with a paragraph, has sections, and shows a sum", () => {
    expect(renderMarkup(content)).toMatch(/^<p>/);
    expect(content.match(/^## /gm)?.length).toBeGreaterThanOrEqual(4);
    expect(markupTables(article, "Sum").length).toBeGreaterThanOrEqual(1);
    expect(text.match(SUM)?.length).toBeGreaterThanOrEqual(3);
  });

  test("it reads easily and claims nothing that the house forbids", () => {
    const grade = readingGrade(proseOf(article));
    expect(grade).toBeGreaterThan(3.5);
    expect(grade).toBeLessThan(9);
    const all = [title, metaDescription, ...keyPoints, text].join("\n");
    expect(bannedClaimsIn(all)).toEqual([]);
    expect(leaksIn(all)).toEqual([]);
    expect(stuffedKeywords(proseOf(article))).toEqual([]);
  });

  test("it says that its business is an example, and names the source of what it says of the place", () => {
    expect(text).toMatch(/\bexamples?\b/);
    expect(text).toContain(town.name);
    expect(text).toContain(town.state);
    expect(text).toMatch(/GeoNames[^.]{1,10}March 2020/);
  });

  test("what it says of the place is what the gazetteer has", () => {
    const ledger = new Ledger(facts);
    const names = [town, town.city, ...town.neighbors].map(({ name }) => name);
    const unproven = proseOf(article)
      .split("\n")
      .flatMap(sentencesOf)
      .filter((sentence) => names.some((name) => sentence.includes(name)))
      .flatMap((sentence) =>
        figuresWithUnits(sentence.replace(SUM, "")).map((figure) => ({ figure, sentence })),
      )
      .filter(({ figure }) => ["person", "mile", "home", "foot", "clock"].includes(figure.unit ?? ""))
      .filter(({ figure }) => !ledger.proves(figure));
    expect(unproven).toEqual([]);
    for (const [phrase] of text.matchAll(/\d+ miles (?:north|south|east|west)\w*/g)) {
      expect(
        facts.some((fact) => fact.includes(`${phrase} of`)),
        phrase,
      ).toBe(true);
    }
  });

  test("its links lead to pages that exist", () => {
    const links = [...content.matchAll(/\]\(([^)]*)\)/g)].map(([, path = ""]) => path);
    expect(links.length).toBeGreaterThanOrEqual(2);
    const missing = links.filter((path) => !OWN_PAGES.has(path) && !SLUGS.has(path.replace("/blog/", "")));
    expect(missing).toEqual([]);
  });

  test("its picture is a small drawing of our own that says what it shows", () => {
    const pictures = [...content.matchAll(/<img src="([^"]+)" width="(\d+)" height="(\d+)" alt="([^"]+)"/g)];
    expect(pictures.length).toBeGreaterThanOrEqual(1);
    for (const [, src = "", width, height, alt = ""] of pictures) {
      const drawing = readFileSync(`public${src}`, "utf8");
      expect(Buffer.byteLength(drawing)).toBeLessThanOrEqual(8000);
      expect(drawing).toContain(`width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`);
      expect(drawing).toMatch(/<title id="t">[^<]{20,}<\/title>\s*<desc id="d">[^<]{40,}<\/desc>/);
      expect(drawing).not.toMatch(/<script|<image|<use|\bon\w+=|href|url\(|<style/);
      expect(alt.length).toBeGreaterThan(80);
      expect(foreignColors(drawing)).toEqual([]);
    }
  });
});

/** Colors of a drawing that are not the light side of a token. */
function foreignColors(drawing: string): string[] {
  const tokens = readFileSync("app/styles/tokens.css", "utf8");
  const known = new Set([...tokens.matchAll(/light-dark\((#[0-9a-f]{6})/g)].map(([, color]) => color));
  const used = drawing.match(/#[0-9a-f]{3,8}\b/gi) ?? [];
  return used.filter((color) => !known.has(color === "#fff" ? "#ffffff" : color.toLowerCase()));
}
