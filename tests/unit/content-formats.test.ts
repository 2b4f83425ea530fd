import { expect, test } from "vitest";
import { formatsIn } from "../../app/generation/content-page/formats";

test("the content page's times are in the reader's zone, which they name at least in full", () => {
  const { timeOf, momentOf, since } = formatsIn("America/Chicago");
  const now = new Date("2026-11-24T03:00:00Z");
  expect(timeOf(now)).toBe("9:00 PM CST");
  expect(momentOf("2026-11-23T07:05:00Z", now)).toEqual({
    short: "1:05 AM",
    full: "Nov 23, 2026, 1:05 AM CST",
  });
  expect(momentOf("2026-11-23T05:05:00Z", now)).toEqual({
    short: "Nov 22, 11:05 PM",
    full: "Nov 22, 2026, 11:05 PM CST",
  });
  expect(since("2026-11-24T02:47:00Z", now)).toBe("8:47 PM CST, 13 min ago");
});
