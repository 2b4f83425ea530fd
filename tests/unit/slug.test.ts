import { expect, test } from "vitest";
import { slugOf } from "../../app/blog/slug";

test("a slug is the title's words in lower case, joined by hyphens", () => {
  expect(slugOf("From “great staff” to found: reviews in Harbor Point")).toBe(
    "from-great-staff-to-found-reviews-in-harbor-point",
  );
  expect(slugOf("Don't café & Crème – 24/7")).toBe("dont-cafe-creme-24-7");
});

test("a slug has at most 80 characters and ends with a whole word", () => {
  const slug = slugOf("postcard ".repeat(20));
  expect(slug.length).toBeLessThanOrEqual(80);
  expect(slug.endsWith("-postcard")).toBe(true);
});

test("a title without letters or digits still has a slug", () => {
  expect(slugOf("!?")).toBe("post");
  expect(slugOf("a".repeat(200))).toBe("a".repeat(80));
});
