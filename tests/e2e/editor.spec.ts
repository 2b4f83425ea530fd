import type { Locator, Page } from "@playwright/test";
import type { TestDatabase } from "../support/database";
import { expect, test } from "../support/fixtures";
import { png } from "../support/png";

const TABLES = ["blogs", "post_images", "audit_log", "outbox"];
const at = "2026-01-01T00:00:00.000Z";

test.beforeEach(async ({ db, login }) => {
  for (const table of TABLES) await db.write(`delete from ${table}`);
  await putPost(db, "post-1", 0);
  await login();
});

async function putPost(db: TestDatabase, id: string, published: 0 | 1): Promise<void> {
  await db.write(
    `insert into blogs (id, slug, title, meta_description, content, category, location, key_points, published, published_at, created_at, updated_at)
      values (?1, ?1, 'Missed calls', 'What they cost.', 'The office opens at seven.', 'SEO', 'Harbor Point, WI', '["Count them","Call back"]', ?2, ?3, ?3, ?3)`,
    id,
    published,
    at,
  );
}

const content = (page: Page) => page.getByRole("textbox", { name: "Content" });
const title = (page: Page) => page.getByRole("textbox", { name: "Title", exact: true });
const saved = (page: Page) => page.getByText(/^Saved \d/);
const preview = (page: Page) => page.getByRole("region", { name: "Preview" });
const tool = (page: Page, name: string) =>
  page.getByRole("toolbar").getByRole("button", { name, exact: true });
const toast = (page: Page) => page.locator(".toast");
const stored = (db: TestDatabase, id = "post-1") => db.get("select * from blogs where id = ?", id);
const edit = (page: Page) => page.getByRole("dialog", { name: "Edit" });
const submit = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

async function selectWord(page: Page, word: string): Promise<void> {
  await content(page).evaluate((area: HTMLTextAreaElement, text) => {
    area.focus();
    const from = area.value.indexOf(text);
    area.setSelectionRange(from, from + text.length);
  }, word);
}

test("what is typed is saved automatically, previewed by the site's parser, and there after a reload", async ({
  page,
  db,
}) => {
  await page.goto("/admin/blogs/post-1");
  await content(page).fill("## Where they fall\n\nIn **one** hour.");
  await expect(preview(page).getByRole("heading", { name: "Where they fall" })).toBeVisible();
  await expect(preview(page).locator("strong", { hasText: "one" })).toBeVisible();
  await expect(saved(page)).toBeVisible();
  expect(stored(db)).toMatchObject({ content: "## Where they fall\n\nIn **one** hour.", version: 2 });
  await page.reload();
  await expect(content(page)).toHaveValue("## Where they fall\n\nIn **one** hour.");
  await expect(page.getByText("Text", { exact: true })).toBeVisible();
});

test("the editor has the page's width: its sidebar starts folded and is remembered apart from that of the other pages", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const label = page.getByRole("navigation", { name: "Admin" }).getByText("Lead Management");
  const width = () => label.evaluate((element) => element.getBoundingClientRect().width);
  await page.goto("/admin/blogs");
  expect(await width()).toBeGreaterThan(50);
  await page.goto("/admin/blogs/post-1");
  expect(await width()).toBeLessThan(2);
  await page.getByRole("button", { name: "Show sidebar" }).click();
  expect(await width()).toBeGreaterThan(50);
  await page.reload();
  expect(await width()).toBeGreaterThan(50);
  await page.keyboard.press("Control+b");
  expect(await width()).toBeLessThan(2);
  await page.getByRole("link", { name: "Blog Management" }).first().click();
  await expect(page.getByRole("heading", { name: "Blog Management", level: 1 })).toBeVisible();
  expect(await width()).toBeGreaterThan(50);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`on a phone, scripts ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled, viewport: { width: 390, height: 844 } });

    test("saving stands at the bottom of the window, a tap leads to publishing, and neither covers a field", async ({
      page,
      db,
    }) => {
      await db.write("update blogs set content = ?", "The office opens at seven.\n\n".repeat(80));
      await page.goto("/admin/blogs/post-1");
      const bottom = async (place: Locator) => {
        const box = await place.boundingBox();
        return (box?.y ?? 0) + (box?.height ?? 0);
      };
      expect(await bottom(submit(page, "Save"))).toBeGreaterThan(780);
      await page.getByRole("link", { name: "Article settings" }).click();
      for (const title of ["Publish", "Category and place"])
        await expect(page.getByRole("heading", { name: title, exact: true })).toBeInViewport({ ratio: 1 });
      await page.getByRole("link", { name: /^Publish ?: choose when$/ }).click();
      const now = page.getByRole("radio", { name: "Publish now" });
      await expect(now).toBeInViewport({ ratio: 1 });
      expect(await bottom(submit(page, "Save"))).toBeGreaterThan(780);
      const note = page.getByRole("textbox", { name: "Note for this revision" });
      await note.focus();
      // The browser scrolls to it in a frame of its own.
      await expect.poll(() => bottom(note)).toBeLessThan(783);
      await page.getByRole("link", { name: /^Publish ?: choose when$/ }).click();
      await now.check();
      await submit(page, javaScriptEnabled ? "Publish" : "Save").click();
      await expect(page.getByText("Published", { exact: true }).first()).toBeVisible();
      expect(stored(db)).toMatchObject({ published: 1 });
    });
  });
}

test("[BADM-025] buttons and keys insert markup, and the browser's undo takes it back", async ({ page }) => {
  await page.goto("/admin/blogs/post-1");
  await selectWord(page, "office");
  await tool(page, "Bold").click();
  await expect(content(page)).toHaveValue("The **office** opens at seven.");
  await page.keyboard.press("Control+z");
  await expect(content(page)).toHaveValue("The office opens at seven.");
  await selectWord(page, "office");
  await page.keyboard.press("Control+i");
  await expect(content(page)).toHaveValue("The *office* opens at seven.");
  await selectWord(page, "seven");
  await page.keyboard.press("Control+k");
  await page.keyboard.type("/contact");
  await expect(content(page)).toHaveValue("The *office* opens at [seven](/contact).");
  // Neither the sidebar nor the palette answers to these keys here.
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await tool(page, "H2 heading").click();
  await expect(content(page)).toHaveValue("## The *office* opens at [seven](/contact).");
  await tool(page, "List").click();
  await expect(content(page)).toHaveValue("- The *office* opens at [seven](/contact).");
});

test("the toolbar is one stop for the Tab key; arrow keys move in it", async ({ page }) => {
  await page.goto("/admin/blogs/post-1");
  await tool(page, "Bold").focus();
  await page.keyboard.press("ArrowRight");
  await expect(tool(page, "Italic")).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await expect(tool(page, "Image")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(content(page)).toBeFocused();
});

test("key points are added, moved by keyboard and by drag, and removed", async ({ page, db }) => {
  await page.goto("/admin/blogs/post-1");
  const points = page.getByRole("textbox", { name: /^Key point \d/ });
  const values = () => points.evaluateAll((all) => all.map((area) => (area as HTMLTextAreaElement).value));
  const added = page.getByRole("textbox", { name: "New key point" });
  await added.fill("Move the vans");
  await added.press("Enter");
  await added.fill("  ");
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await added.fill("Count them");
  await added.press("Enter");
  await expect(page.getByText("This key point is already in the list")).toBeVisible();
  expect(await values()).toEqual(["Count them", "Call back", "Move the vans"]);
  await added.fill("");
  await points.nth(2).focus();
  await page.keyboard.press("Alt+ArrowUp");
  await expect(points.nth(1)).toBeFocused();
  expect(await values()).toEqual(["Count them", "Move the vans", "Call back"]);
  const grips = page.getByTitle("Drag to reorder");
  await grips.nth(2).scrollIntoViewIfNeeded();
  const [from, to] = [await grips.nth(0).boundingBox(), await grips.nth(2).boundingBox()];
  if (!from || !to) throw new Error("The grips are not shown");
  await page.mouse.move(from.x + 8, from.y + 8);
  await page.mouse.down();
  await page.mouse.move(from.x + 8, to.y + 20, { steps: 8 });
  await page.mouse.up();
  await expect.poll(values).toEqual(["Move the vans", "Call back", "Count them"]);
  await page.getByRole("button", { name: "Remove key point: Call back" }).click();
  await expect(saved(page)).toBeVisible();
  await expect.poll(() => stored(db)?.key_points).toBe('["Move the vans","Count them"]');
});

test("a new blog has an address of its own after the first save, and keeps the cursor", async ({
  page,
  db,
}) => {
  await page.goto("/admin/blogs");
  await page.getByRole("link", { name: "New blog" }).click();
  await title(page).pressSequentially("Forty-one calls");
  await page.waitForURL(/\/admin\/blogs\/[\da-f-]{36}$/);
  await page.keyboard.type(" missed");
  await expect(page.getByLabel("Slug")).toHaveValue("forty-one-calls-missed");
  await expect
    .poll(() => db.get("select title, slug, published from blogs where id <> 'post-1'"))
    .toEqual({
      title: "Forty-one calls missed",
      slug: "forty-one-calls-missed",
      published: 0,
    });
});

test("two browsers write the same post: the second is shown both versions, and either answer keeps both texts", async ({
  page,
  db,
  server,
  browser,
  login,
  context,
  allowConsole,
}) => {
  allowConsole(/409 \(Conflict\)/);
  await login("staff");
  const other = await browser.newContext({ storageState: await context.storageState() });
  await login();
  const tom = await other.newPage();
  await tom.goto(`${server.url}/admin/blogs/post-1`);
  await page.goto("/admin/blogs/post-1");
  await content(tom).fill("Eleven left a message.");
  await expect(saved(tom)).toBeVisible();
  await content(page).fill("Nine left a message.");
  const conflict = page.getByRole("alert").filter({ hasText: "saved this article in the meantime" });
  await expect(conflict).toBeVisible();
  await expect(conflict.locator("mark")).toHaveText(["Eleven", "Nine"]);
  await expect(content(page)).toHaveValue("Nine left a message.");
  await conflict.getByRole("button", { name: "Keep mine" }).click();
  await expect(conflict).toBeHidden();
  await expect(saved(page)).toBeVisible();
  expect(stored(db)?.content).toBe("Nine left a message.");
  await content(tom).fill("Twelve left a message.");
  const second = tom.getByRole("alert").filter({ hasText: "saved this article in the meantime" });
  await second.getByRole("button", { name: "Take this version" }).click();
  await expect(content(tom)).toHaveValue("Nine left a message.");
  const texts = db
    .all("select content from post_revisions order by updated_at")
    .map(({ content }) => content);
  for (const text of ["Eleven", "Nine", "Twelve"]) expect(texts).toContain(`${text} left a message.`);
  await other.close();
});

test("without a connection the text is kept on this device, also over a reload, and saved when it is back", async ({
  page,
  db,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/);
  await page.goto("/admin/blogs/post-1");
  await page.route(/\/autosave$/, (route) => route.abort());
  await content(page).fill("Written in a tunnel.");
  await expect(page.getByText("Offline. Kept on this device")).toBeVisible();
  await page.reload();
  await expect(page.getByText(/What this device kept/)).toBeVisible();
  await expect(content(page)).toHaveValue("Written in a tunnel.");
  await page.unroute(/\/autosave$/);
  const again = page.getByRole("button", { name: "Try again" });
  if (await again.isVisible()) await again.click();
  await expect(saved(page)).toBeVisible();
  expect(stored(db)?.content).toBe("Written in a tunnel.");
});

test("a text that is too large to be sent stays, and is saved once it is shorter", async ({
  page,
  db,
  allowConsole,
}) => {
  allowConsole(/413/);
  await page.goto("/admin/blogs/post-1");
  const picture = `The new map.\n\n![](data:image/png;base64,${"A".repeat(300_000)})`;
  await content(page).fill(picture);
  await expect(page.getByText("This request is larger than 256 kB.").first()).toBeVisible();
  await expect(content(page)).toHaveValue(picture);
  await content(page).fill("The new map.");
  await expect(saved(page)).toBeVisible();
  expect(stored(db)).toMatchObject({ content: "The new map." });
});

test("when the session has ended the text stays, with a way to sign in", async ({
  page,
  db,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/);
  await page.goto("/admin/blogs/post-1");
  await db.write("delete from sessions");
  await content(page).fill("Still here.");
  await expect(page.getByText("Not saved. Signed out")).toBeVisible();
  await expect(page.getByRole("link", { name: /^Sign in/ })).toBeVisible();
  await expect(content(page)).toHaveValue("Still here.");
});

test("a published article changes for readers only by 'Update', and the search services are told of both", async ({
  page,
  db,
}) => {
  await page.goto("/admin/blogs/post-1");
  await page.getByRole("radio", { name: "Publish now" }).check();
  await submit(page, "Publish").click();
  await expect(toast(page)).toContainText("Blog published successfully");
  await expect(page.getByText("Published", { exact: true }).first()).toBeVisible();
  await content(page).fill("The office opens at eight.");
  await expect(page.getByText("Changes kept, not published")).toBeVisible();
  const reader = await page.request.get("/blog/post-1");
  expect(await reader.text()).toContain("opens at seven");
  await page.reload();
  await expect(content(page)).toHaveValue("The office opens at eight.");
  await submit(page, "Update").click();
  await expect(toast(page).last()).toContainText("Blog updated successfully");
  expect(stored(db)).toMatchObject({ content: "The office opens at eight.", published: 1 });
  expect(db.all("select queue from outbox").length).toBe(2);
});

test("a time is chosen in the writer's zone, here the company's, and the list says when", async ({
  page,
  db,
}) => {
  await page.goto("/admin/blogs/post-1");
  await page.getByRole("radio", { name: "At a time" }).check();
  await page.getByLabel("Date").fill("2031-11-19");
  await page.getByLabel("Time", { exact: true }).fill("07:30");
  await expect(
    page.getByText(/America\/Chicago \(CST, GMT-6\)\. Wed, Nov 19, 2031, 7:30 AM, in /),
  ).toBeVisible();
  await submit(page, "Schedule").click();
  await expect(toast(page)).toContainText("Blog scheduled");
  expect(stored(db)).toMatchObject({ published: 1, publish_at: "2031-11-19T13:30:00.000Z" });
  expect((await page.request.get("/blog/post-1")).status()).toBe(404);
  await page.goto("/admin/blogs");
  await expect(page.getByText("Scheduled: Wed, Nov 19, 2031, 7:30 AM")).toBeVisible();
});

test("a picture goes in with its description; a file that is none is refused with a sentence", async ({
  page,
  db,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/);
  await page.goto("/admin/blogs/post-1");
  await content(page).focus();
  await content(page).press("End");
  await tool(page, "Image").click();
  const dialog = page.getByRole("dialog", { name: "Add image" });
  const html = { name: "yard.png", mimeType: "image/png", buffer: Buffer.from("<!doctype html><p>x") };
  await dialog.getByLabel("Picture").setInputFiles(html);
  await dialog.getByRole("button", { name: "Add image" }).click();
  await expect(dialog.getByRole("alert")).toContainText("Say what the picture shows");
  await dialog.getByLabel("What does it show?").fill("Five vans");
  await dialog.getByRole("button", { name: "Add image" }).click();
  await expect(dialog.getByRole("alert")).toContainText("This file is no PNG, JPEG or WebP picture.");
  await dialog.getByLabel("Picture").setInputFiles({ ...html, buffer: Buffer.from(png(64, 36)) });
  await dialog.getByRole("button", { name: "Add image" }).click();
  await expect(dialog).toBeHidden();
  await expect(content(page)).toHaveValue(
    /^The office opens at seven\.\n\n!\[Five vans\]\(\/blog\/images\/[\da-f-]+-64x36\.png\)$/,
  );
  const shown = preview(page).getByRole("img", { name: "Five vans" });
  await expect(shown).toHaveAttribute("width", "64");
  expect(db.get("select width, height from post_images")).toEqual({ width: 64, height: 36 });
});

test("an article gets a picture of its own and is hidden from search engines; both can be taken back", async ({
  page,
  db,
}) => {
  await page.goto("/admin/blogs/post-1");
  const field = page.getByRole("group", { name: "Feature image" });
  const choose = field.getByRole("button", { name: "Choose" });
  await choose.click();
  const dialog = page.getByRole("dialog", { name: "Add image" });
  const file = { name: "yard.png", mimeType: "image/png", buffer: Buffer.from(png(64, 36)) };
  await dialog.getByLabel("Picture").setInputFiles(file);
  await dialog.getByLabel("What does it show?").fill("Five vans");
  await dialog.getByRole("button", { name: "Add image" }).click();
  await expect(field.getByRole("img", { name: "Five vans" })).toBeVisible();
  await expect(field.getByRole("button", { name: "Change" })).toBeFocused();
  await page.getByLabel("Hide from search engines").check();
  await page.getByLabel("Original address").fill("https://press.example/calls");
  const stored = () => db.get("select feature_image, noindex, canonical_url from blogs where id = 'post-1'");
  await expect.poll(stored).toEqual({
    feature_image: expect.stringMatching(/^!\[Five vans\]\(\/blog\/images\/[\da-f-]{36}-64x36\.png\)$/),
    noindex: 1,
    canonical_url: "https://press.example/calls",
  });
  await field.getByRole("button", { name: "Remove" }).click();
  await expect(choose).toBeFocused();
  await page.getByLabel("Hide from search engines").uncheck();
  await page.getByLabel("Original address").fill("");
  await expect.poll(stored).toEqual({ feature_image: "", noindex: 0, canonical_url: "" });
});

test("pasted text from a word processor becomes clean markup", async ({ page }) => {
  await page.goto("/admin/blogs/post-1");
  await content(page).fill("");
  await content(page).evaluate((area) => {
    const data = new DataTransfer();
    data.setData(
      "text/html",
      "<style>p{}</style><h1>Head</h1><p style='color:red'>One <b>two</b><script>alert(1)</script></p><ul><li>a</li></ul>",
    );
    data.setData("text/plain", "Head One two a");
    area.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }));
  });
  await expect(content(page)).toHaveValue("## Head\n\nOne **two**\n\n- a");
});

test("a pasted Word list and table keep their form, and a toast counts the pictures left out", async ({
  page,
}) => {
  await page.goto("/admin/blogs/post-1");
  await content(page).fill("");
  await content(page).evaluate((area) => {
    const item = (level: number, mark: string, text: string) =>
      `<p class=MsoListParagraph style='mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${mark}<span>&nbsp; </span></span><![endif]>${text}<o:p></o:p></p>`;
    const data = new DataTransfer();
    data.setData(
      "text/html",
      `<html><body>${item(1, "1.", "One")}${item(2, "a.", "Two")}<table><tr><td><p>A</p></td><td>B</td></tr><tr><td colspan=2>C</td></tr></table><img src="data:,"></body></html>`,
    );
    area.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }));
  });
  await expect(content(page)).toHaveValue("1. One\n   1. Two\n\n| A | B |\n| --- | --- |\n| C |  |");
  await expect(page.getByText("1 picture was left out", { exact: true })).toBeVisible();
});

test("the list chooses several, moves them to the trash, and the toast brings them back", async ({
  page,
  db,
}) => {
  await putPost(db, "post-2", 1);
  await page.goto("/admin/blogs");
  const boxes = page.getByRole("checkbox", { name: /^Choose (?!all)/ });
  const bar = page.getByRole("form", { name: "Chosen blogs" });
  await expect(bar).toBeHidden();
  await boxes.first().check();
  await boxes.last().click({ modifiers: ["Shift"] });
  await expect(bar.getByRole("status")).toHaveText("2 chosen");
  await bar.getByRole("button", { name: "Move to trash" }).click();
  const question = page.getByRole("dialog", { name: "Move to the trash: 2 blogs?" });
  await question.getByRole("button", { name: "Move to trash" }).click();
  await expect(page.getByText("No blogs found")).toBeVisible();
  await toast(page).getByRole("button", { name: "Undo" }).click();
  await expect(toast(page).last()).toContainText("2 blogs restored");
  expect(db.all("select id from blogs where deleted_at is null").length).toBe(2);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("an article is written, published, and taken back from a conflict", async ({
    page,
    db,
    allowConsole,
  }) => {
    allowConsole(/409 \(Conflict\)/);
    await page.goto("/admin/blogs/new");
    await title(page).fill("Plain forms");
    await content(page).fill("They work.");
    await page.getByRole("textbox", { name: "New key point" }).fill("No scripts");
    await page.getByRole("radio", { name: "Publish now" }).check();
    await submit(page, "Save").click();
    await expect(page.locator(".toast").filter({ hasText: "Blog published successfully" })).toBeVisible();
    expect(db.get("select slug, key_points, published from blogs where title = 'Plain forms'")).toEqual({
      slug: "plain-forms",
      key_points: '["No scripts"]',
      published: 1,
    });
    await page.goto("/admin/blogs/post-1");
    await content(page).fill("Mine");
    await db.write("update blogs set content = 'Theirs', version = 2 where id = 'post-1'");
    await submit(page, "Save").click();
    await expect(page.getByText("saved this article in the meantime.").first()).toBeVisible();
    await expect(content(page)).toHaveValue("Mine");
    await page.getByRole("button", { name: "Take this version" }).click();
    await expect(content(page)).toHaveValue("Theirs");
    expect(db.get("select content from post_revisions where kind = 'unchosen'")).toEqual({ content: "Mine" });
  });

  test("chosen blogs are published by the form of the list, and the quick edit saves", async ({
    page,
    db,
  }) => {
    await page.goto("/admin/blogs");
    await page.getByRole("checkbox", { name: "Choose Missed calls" }).check();
    await page
      .getByRole("form", { name: "Chosen blogs" })
      .getByRole("button", { name: "Publish", exact: true })
      .click();
    await page
      .getByRole("dialog", { name: "Publish 1 blog?" })
      .getByRole("button", { name: "Publish" })
      .click();
    await expect(page.getByText("Blog published successfully")).toBeVisible();
    expect(stored(db)).toMatchObject({ published: 1 });
    await page.goto("/admin/blogs?edit=post-1");
    await edit(page).getByLabel("Title").fill("By a form");
    await edit(page).getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Blog updated successfully")).toBeVisible();
    expect(stored(db)).toMatchObject({ title: "By a form" });
  });
});

test("on a phone the list of articles begins with New blog; redirects and trash unfold", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/admin/blogs");
  const first = page.getByRole("link", { name: "New blog" });
  const redirects = page.getByRole("link", { name: "Redirects", exact: true });
  const trash = page.getByRole("link", { name: "Trash", exact: true });
  await expect(first).toBeVisible();
  await expect(redirects).toBeHidden();
  await expect(trash).toBeHidden();
  // A disclosure of the browser's own, which needs no script.
  await page.locator("summary[aria-label='Redirects and trash']").press("Enter");
  await expect(redirects).toBeVisible();
  await expect(trash).toBeVisible();
});
