import type { Page } from "@playwright/test";
import { EMAIL_BODY_MAX } from "../../app/crm/email/email";
import { expect, test } from "../support/fixtures";
import { holdRequests } from "../support/hold-requests";
import { holdScripts } from "../support/hydration";
import { clearLeads, insertLeadRow } from "../support/lead-rows";
import { failRequests, reconnect } from "../support/network-failure";
import { openWithStoppedClock } from "../support/stopped-clock";

/** The router's data requests, and the saving of a draft. */
const ALL_REQUESTS = /\.data(?:\?|$)|\/draft$/;

const composer = (page: Page) => page.getByRole("dialog", { name: "Send email" });
const subject = (page: Page) => composer(page).getByLabel("Subject");
const message = (page: Page) => composer(page).getByLabel("Message");
const sendButton = (page: Page) => composer(page).getByRole("button", { name: /^Send/ });
const toast = (page: Page, text: RegExp) => page.locator(".toast").filter({ hasText: text });

test.beforeEach(async ({ db, login }) => {
  for (const table of ["mails", "outbox", "mail_drafts"]) await db.write(`delete from ${table}`);
  await clearLeads(db);
  await login();
});

test("[MAIL-003] [MAIL-005] [MAIL-006] a template is filled in with the lead, kept as a draft, and sent only with subject and body", async ({
  page,
  db,
}) => {
  const id = await insertLeadRow(db, { email: "marcus@harborauto.example" });
  // A template chosen before the lead has loaded is filled in once it has.
  await page.goto(`/admin/leads/${id}?show=email`);

  await test.step("Send waits for subject and message, blanks are none", async () => {
    await expect(sendButton(page)).toBeDisabled();
    await subject(page).fill("Only a subject");
    await message(page).fill("  \n ");
    await expect(sendButton(page)).toBeDisabled();
    await message(page).fill("And a message");
    await expect(sendButton(page)).toBeEnabled();
    await subject(page).fill(" ");
    await expect(sendButton(page)).toBeDisabled();
  });

  await test.step("each template fills both, with the lead's words; the own text can come back", async () => {
    const texts = new Set<string>();
    for (const name of ["Introduction", "Follow-up", "Demo Invite"]) {
      const before = await message(page).inputValue();
      await composer(page).getByRole("link", { name }).click();
      await expect(message(page)).not.toHaveValue(before);
      await expect(message(page)).toHaveValue(/^Hello Marcus,/);
      await expect(subject(page)).toHaveValue(/Harbor Auto Group/);
      texts.add(await message(page).inputValue());
    }
    expect(texts.size).toBe(3);
    await composer(page).getByRole("button", { name: "Back to my text" }).click();
    await expect(message(page)).toHaveValue("And a message");
  });

  await test.step("the draft survives a reload", async () => {
    await subject(page).fill("Two rank maps");
    await expect(composer(page).getByText("Draft saved")).toBeVisible();
    await page.reload();
    await expect(subject(page)).toHaveValue("Two rank maps");
    await expect(message(page)).toHaveValue("And a message");
  });

  await test.step("Send is off while the message is on its way, and says what became of it", async () => {
    const release = await holdRequests(
      page,
      `**/admin/leads/${id}/email.data*`,
      (request) => request.method() === "POST",
    );
    await sendButton(page).click();
    await expect(sendButton(page)).toHaveText("Sending...");
    await expect(sendButton(page)).toBeDisabled();
    release();
    // This server has no mail transport.
    await expect(toast(page, /Email stored, not sent/)).toBeVisible({ timeout: 30_000 });
    await expect(composer(page)).toBeHidden();
    expect(db.all("select to_address, subject, text, state from mails")).toEqual([
      {
        to_address: "marcus@harborauto.example",
        subject: "Two rank maps",
        text: "And a message",
        state: "kept",
      },
    ]);
    expect(db.all("select * from mail_drafts")).toEqual([]);
  });
});

test("text typed before hydration is kept and becomes a draft", async ({ page, db }) => {
  const release = await holdScripts(page);
  await page.goto(`/admin/leads/${await insertLeadRow(db)}?show=email`, { waitUntil: "commit" });
  await subject(page).fill("Written early");
  await message(page).fill("Hello {first_name}");
  release();
  await expect(composer(page).getByText("Draft saved")).toBeVisible();
  await expect(subject(page)).toHaveValue("Written early");
  await expect(message(page)).toHaveValue("Hello {first_name}");
});

test("text typed less than the 0.8 s debounce before the composer closes is kept as a draft", async ({
  page,
  db,
}) => {
  const address = `/admin/leads/${await insertLeadRow(db)}?show=email`;
  const drafts = () => db.all("select subject, body from mail_drafts");
  for (const [way, leave] of [
    ["Escape", (left) => left.keyboard.press("Escape")],
    ["another page", (left) => left.goto("/admin/mail")],
  ] satisfies [string, (left: Page) => Promise<unknown>][]) {
    const left = await openWithStoppedClock(page, address);
    await subject(left).fill(`Left by ${way}`);
    await message(left).fill("Hello Marcus");
    await expect(sendButton(left)).toBeEnabled();
    expect(drafts(), way).toEqual([]);
    await leave(left);
    await expect(composer(left)).toBeHidden();
    await expect.poll(drafts, way).toEqual([{ subject: `Left by ${way}`, body: "Hello Marcus" }]);
    await left.context().close();
    await page.goto(address);
    await expect(subject(page), way).toHaveValue(`Left by ${way}`);
    await db.write("delete from mail_drafts");
  }
});

test("text that could not be saved without a connection is there when the composer opens again, and is then saved", async ({
  page,
  db,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/);
  await page.goto(`/admin/leads/${await insertLeadRow(db)}?show=email`);
  await subject(page).fill("Written");
  await expect(composer(page).getByText("Draft saved")).toBeVisible();
  await failRequests(page, "refused", ALL_REQUESTS);
  await subject(page).fill("Written offline");
  await message(page).fill("Hello Marcus");
  await page.keyboard.press("Escape");
  await expect(composer(page)).toBeHidden();
  await page.locator("[data-sheet]").getByRole("link", { name: "Email", exact: true }).click();
  await expect(subject(page)).toHaveValue("Written offline");
  await expect(message(page)).toHaveValue("Hello Marcus");
  await expect(composer(page).getByText("The draft could not be saved")).toBeVisible();
  await reconnect(page, ALL_REQUESTS);
  await composer(page).getByRole("button", { name: "Try again" }).click();
  await expect(composer(page).getByText("Draft saved")).toBeVisible();
  expect(db.all("select subject, body from mail_drafts")).toEqual([
    { subject: "Written offline", body: "Hello Marcus" },
  ]);
});

test("the longest draft is kept in any script, whatever its encoded size", async ({ page, db }) => {
  await page.goto(`/admin/leads/${await insertLeadRow(db)}?show=email`);
  const longest = "漢".repeat(EMAIL_BODY_MAX);
  await message(page).fill(longest);
  await expect(composer(page).getByText("Draft saved")).toBeVisible();
  expect(db.all("select body from mail_drafts")).toEqual([{ body: longest }]);
});
