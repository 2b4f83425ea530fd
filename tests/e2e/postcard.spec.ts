import type { Page } from "@playwright/test";
import { ARTICLE, publishArticle } from "../support/articles";
import { findViolations } from "../support/axe";
import type { TestDatabase } from "../support/database";
import { expect, test } from "../support/fixtures";

/** As long as each may be, and with words that are wider than any line. */
const WIDE_WORD = "W".repeat(60);
const LONGEST = {
  plain: {
    front: "Who will carry your grandmother’s piano down all the stairs?",
    offer:
      "We measure the line of your fence, draw the gates where you want them, and leave the drawing with you to keep, free, ok?",
    back: `Hello neighbor,\n${"We were on your street this week and saw a gate that hangs. ".repeat(4)}`,
  },
  "of wide words": {
    front: WIDE_WORD,
    offer: WIDE_WORD + WIDE_WORD,
    back: `Hi,\n${`${WIDE_WORD} `.repeat(4)}`,
  },
};
const SENDERS = {
  plain: {
    from: "Wierzba Family Heating, Cooling, Plumbing & Drains of Milwaukee".slice(0, 60),
    phone: "(414) 555-0188 or (414) 555-01",
  },
  "of wide words": { from: WIDE_WORD, phone: "8".repeat(30) },
};

/** Pixels an inch. */
const SCALE = 300;

/** The preview of a side, drawn by the browser shape by shape. Its letters and its QR code are what has long paths. */
function measure(page: Page, side: "Front" | "Back") {
  return page
    .locator("figure", { hasText: side })
    .locator("svg")
    .evaluate((svg, scale) => {
      const canvas = document.createElement("canvas");
      [canvas.width, canvas.height] = [6 * scale, 4 * scale];
      const context = canvas.getContext("2d", { willReadFrequently: true });
      if (!context) throw new Error("The browser draws nothing");
      context.scale(scale / 100, scale / 100);
      const shapes = [...svg.querySelectorAll("path")].map((path) => {
        const { x, y, width, height } = path.getBBox();
        return {
          d: path.getAttribute("d") ?? "",
          fill: path.getAttribute("fill") ?? "",
          box: [x, y, x + width, y + height],
        };
      });
      const draw = (some: { d: string; fill: string }[]) => {
        context.clearRect(0, 0, 600, 400);
        for (const { d, fill } of some) {
          context.fillStyle = fill;
          context.fill(new Path2D(d));
        }
        return context.getImageData(0, 0, canvas.width, canvas.height).data;
      };
      const covered = (data: Uint8ClampedArray) => {
        const points: number[] = [];
        for (let at = 3; at < data.length; at += 4) if ((data[at] ?? 0) > 127) points.push((at - 3) / 4);
        return points;
      };
      // USPS, Domestic Mail Manual 202.5: 4.75 inches from the right edge, 0.625 from the bottom.
      const colorsOfZone = () => {
        draw(shapes);
        const [x, y] = [1.25 * scale, Math.ceil(3.375 * scale)];
        const { data } = context.getImageData(x, y, canvas.width - x, canvas.height - y);
        const colors = new Set<string>();
        for (let at = 0; at < data.length; at += 4) colors.add([...data.slice(at, at + 3)].join());
        return colors;
      };
      const texts = shapes.filter(
        ({ box: [left = 0, , right = 0], d }) => d.length > 200 && right - left < 590,
      );
      const ground = draw(shapes.filter((shape) => !texts.includes(shape)));
      return {
        boxes: texts.map(({ box }) => box),
        /** Points of each text, and of all together: fewer, where one lies over another. */
        points: texts.map((shape) => covered(draw([shape])).length),
        together: covered(draw(texts)).length,
        /** The colors under the texts. */
        under: texts.map((shape) => {
          const colors = new Set(
            covered(draw([shape])).map((at) => [...ground.slice(4 * at, 4 * at + 3)].join()),
          );
          return [...colors];
        }),
        barCodeZone: [...colorsOfZone()],
      };
    }, SCALE);
}

const PAPER = "255,253,248";
const BEAM = "255,216,148";
const SEA = "12,114,109";
/** Printers cut within an eighth of an inch. */
const SAFE = 12.5;

function expectApart({ boxes, points, together }: Awaited<ReturnType<typeof measure>>) {
  expect(together).toBe(points.reduce((sum, count) => sum + count, 0));
  for (const [left = 0, top = 0, right = 0, bottom = 0] of boxes) {
    expect(Math.min(left, top)).toBeGreaterThan(SAFE);
    expect(right).toBeLessThan(600 - SAFE);
    expect(bottom).toBeLessThan(400 - SAFE);
  }
}

/** Of the article that `publishArticle` publishes. */
const store = (db: TestDatabase, card: Record<string, string>) =>
  db.write(
    "insert into postcards (code, blog_id, campaign, card, created_at) values ('abcd-1234', coalesce((select id from blogs where slug = ?), 'none'), 'Gates', ?, '2026-01-01')",
    ARTICLE.slug,
    JSON.stringify({ ...card, homes: "Homes in Lakeview, WI" }),
  );

test.beforeEach(async ({ db, login }) => {
  await db.write("delete from postcards");
  await db.write(
    "insert into settings (key, value, updated_at) values ('company', '{}', '2026-01-01') on conflict do nothing",
  );
  await login();
});

for (const kind of ["plain", "of wide words"] as const) {
  test(`the longest texts of a postcard, ${kind}, lie on one ground each, none over another, and leave the bar code's zone to the post`, async ({
    page,
    db,
  }) => {
    await store(db, { ...LONGEST[kind], handwriting: "blue-pen" });
    await page.goto(`/admin/content?${new URLSearchParams(SENDERS[kind])}`);
    const front = await measure(page, "Front");
    expectApart(front);
    expect(new Set(front.under.map(String))).toEqual(new Set([BEAM, SEA]));
    const back = await measure(page, "Back");
    expectApart(back);
    expect(new Set(back.under.map(String))).toEqual(new Set([PAPER]));
    expect(back.barCodeZone).toEqual([PAPER]);
    // Two lines of a signature in each of the three places, a phone number, two lines beside the code, and the message.
    expect(back.boxes.length).toBeGreaterThan(8);
  });
}

test("a business's name and number are in the preview and in the PDF, which takes what is typed", async ({
  page,
  db,
}) => {
  await store(db, { ...LONGEST.plain, handwriting: "marker" });
  await page.goto("/admin/content");
  await page.getByLabel("Business that mails it").fill("Wierzba Heating");
  await page.getByLabel("Its phone number").fill("(414) 555-0188");
  await page.getByRole("button", { name: "Preview" }).click();
  await expect(page.getByRole("img", { name: "Back: Hello neighbor" })).toHaveAccessibleName(
    /Wierzba Heating \(414\) 555-0188 With a QR code to .*\/m\/abcd-1234$/,
  );
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "PDF, 6 × 4 in" }).click();
  expect((await download).url()).toMatch(/\/abcd-1234\?from=Wierzba\+Heating&phone=%28414%29\+555-0188$/);
  expect((await download).suggestedFilename()).toBe("postcard-abcd-1234.pdf");
});

for (const kind of ["plain", "of wide words"] as const) {
  test(`the code of a card with the longest texts, ${kind}, leads a phone to its offer, which fits and has no violation`, async ({
    page,
    db,
  }) => {
    await publishArticle(db);
    await store(db, { ...LONGEST[kind], handwriting: "blue-pen" });
    await page.setViewportSize({ width: 390, height: 760 });
    await page.goto("/m/abcd-1234");
    expect(new URL(page.url()).pathname).toBe("/offer/abcd-1234");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(LONGEST[kind].front);
    await expect(page.getByRole("main")).toContainText("abcd-1234");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect(await findViolations(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await findViolations(page)).toEqual([]);
  });
}
