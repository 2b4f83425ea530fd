import { expect, test } from "vitest";
import { hasOtherLetters, slugOf } from "../../app/blog/slug";

test("a slug is the title's words in lower case, joined by hyphens", () => {
  expect(slugOf("From “great staff” to found: reviews in Harbor Point")).toBe(
    "from-great-staff-to-found-reviews-in-harbor-point",
  );
  expect(slugOf("Don't café & Crème – 24/7")).toBe("dont-cafe-creme-24-7");
});

test.each([
  ["Größe & Straße", "grosse-strasse"],
  ["Łódź", "lodz"],
  ["Ærø", "aero"],
  ["Đà Nẵng", "da-nang"],
  ["ışık", "isik"],
  ["Þórður, Œuvre", "thordur-oeuvre"],
])("the letters of %j are in the slug %s", (title, slug) => {
  expect(slugOf(title)).toBe(slug);
  expect(hasOtherLetters(title)).toBe(false);
});

test.each(["Как выбрать SEO", "北京", "العربية", "Αθήνα"])(
  "the editor asks for an address of %j",
  (title) => {
    expect(hasOtherLetters(title)).toBe(true);
  },
);

test("a slug has at most 80 characters and ends with a whole word", () => {
  const slug = slugOf("postcard ".repeat(20));
  expect(slug.length).toBeLessThanOrEqual(80);
  expect(slug.endsWith("-postcard")).toBe(true);
});

test("a title without letters or digits still has a slug", () => {
  expect(slugOf("!?")).toBe("post");
  expect(slugOf("a".repeat(200))).toBe("a".repeat(80));
});
