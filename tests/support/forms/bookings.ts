import type { Page } from "@playwright/test";
import { expect } from "../fixtures";
import { insertLeadRow } from "../lead-rows";
import type { FormCase, FormContext } from "../network-failure";
import { OWNER } from "../server";

const DEMOS = "booking/staff/admin-page/route.tsx";
const SETTINGS = "booking/hosts/settings-page/route.tsx";
const HOUR = 3_600_000;

/** A demo of the owner's, `hours` from now, on the page that lists it. */
export async function openDemo({ page, db }: Pick<FormContext, "page" | "db">, hours: number): Promise<void> {
  await db.write("delete from bookings");
  await db.write("delete from audit_log where entity = 'booking'");
  await db.write("delete from mails where kind = 'booking'");
  const leadId = await insertLeadRow(db);
  const half = HOUR / 2;
  const start = Math.ceil((Date.now() + hours * HOUR) / half) * half;
  const [startsAt, endsAt] = [start, start + half].map((at) => new Date(at).toISOString());
  await db.write(
    `insert into bookings (id, host_id, lead_id, starts_at, ends_at, name, email, company, time_zone, created_at, updated_at)
      select 'booking-0', id, ?, ?, ?, 'Dana Reyes', 'dana@harborauto.example', 'Harbor Auto', 'America/Chicago', ?, ? from users where email = ?`,
    leadId,
    startsAt ?? "",
    endsAt ?? "",
    new Date().toISOString(),
    new Date().toISOString(),
    OWNER.email,
  );
  await page.goto(hours > 0 ? "/admin/bookings" : "/admin/bookings?view=past");
}

const button = (page: Page, name: string) => page.getByRole("button", { name }).first();
const status = (value: string) => `select count(*) from bookings where status = '${value}'`;

const DEMO_FORMS: FormCase[] = [
  {
    title: "a demo that took place",
    form: `${DEMOS} done`,
    fill: (context) => openDemo(context, -3),
    send: ({ page }) => button(page, "Done: the demo of Dana Reyes").click(),
    failure: /Failed to mark the demo as done/,
    isKept: ({ page }) => expect(button(page, "Done: the demo of Dana Reyes")).toBeVisible(),
    success: /Demo marked as done/,
    written: status("done"),
  },
  {
    title: "a guest who did not come",
    form: `${DEMOS} no-show`,
    fill: (context) => openDemo(context, -3),
    send: ({ page }) => button(page, "No-show: the demo of Dana Reyes").click(),
    failure: /Failed to mark the no-show/,
    isKept: ({ page }) => expect(button(page, "No-show: the demo of Dana Reyes")).toBeVisible(),
    success: /No-show marked/,
    written: status("no-show"),
  },
  {
    title: "a demo that staff cancel",
    form: `${DEMOS} cancel`,
    fill: async (context) => {
      await openDemo(context, 30);
      await context.page.getByRole("link", { name: "Cancel the demo of Dana Reyes" }).first().click();
      await expect(context.page.getByRole("alertdialog")).toBeVisible();
    },
    send: ({ page }) =>
      page.getByRole("alertdialog").getByRole("button", { name: "Cancel the demo" }).click(),
    failure: /Failed to cancel the demo/,
    isKept: ({ page }) => expect(page.getByRole("alertdialog")).toBeVisible(),
    retryIn: (page) => page.getByRole("alertdialog"),
    success: /Demo cancelled/,
    written: status("cancelled"),
  },
  {
    title: "a demo that staff move",
    form: `${DEMOS} move`,
    fill: async (context) => {
      await openDemo(context, 30);
      await context.page.getByRole("link", { name: "Move the demo of Dana Reyes" }).first().click();
      await context.page.getByRole("dialog").getByLabel("New time").selectOption({ index: 5 });
    },
    send: ({ page }) => page.getByRole("dialog").getByRole("button", { name: "Move the demo" }).click(),
    failure: /Failed to move the demo/,
    isKept: ({ page }) => expect(page.getByRole("dialog").getByLabel("New time")).not.toHaveValue(""),
    retryIn: (page) => page.getByRole("dialog"),
    success: /Demo moved/,
    written: "select count(*) from bookings where sequence = 1",
  },
];

async function openSettings({ page, db }: FormContext): Promise<void> {
  await db.write("delete from booking_hosts");
  await db.write("delete from settings where key = 'booking.rules'");
  await page.goto("/admin/settings/booking");
}

const host = (page: Page) => page.locator("form", { has: page.getByLabel("Demos a day, at most") }).first();

const SETTINGS_FORMS: FormCase[] = [
  {
    title: "the rules of booking",
    form: `${SETTINGS} rules`,
    fill: async (context) => {
      await openSettings(context);
      await context.page.getByLabel("Hours of notice").fill("6");
    },
    send: ({ page }) => button(page, "Save rules").click(),
    failure: /Failed to save the rules/,
    isKept: ({ page }) => expect(page.getByLabel("Hours of notice")).toHaveValue("6"),
    retryIn: (page) => page.getByRole("region", { name: "Rules of all hosts" }),
    success: /Rules saved/,
    written: "select count(*) from settings where key = 'booking.rules'",
  },
  {
    title: "a host of demos",
    form: `${SETTINGS} host`,
    fill: async (context) => {
      await openSettings(context);
      await host(context.page).getByLabel("Name").fill("Lena Marsh");
    },
    send: ({ page }) => host(page).getByRole("button", { name: /^Save/ }).click(),
    failure: /Failed to save the host/,
    isKept: ({ page }) => expect(host(page).getByLabel("Name")).toHaveValue("Lena Marsh"),
    retryIn: host,
    success: /Lena Marsh saved/,
    written: "select count(*) from booking_hosts where name = 'Lena Marsh'",
  },
  {
    title: "a new address of a host's calendar",
    form: `${SETTINGS} renew`,
    fill: async (context) => {
      await openSettings(context);
      await host(context.page).getByLabel("Name").fill("Lena Marsh");
      await host(context.page).getByRole("button", { name: /^Save/ }).click();
      await expect(context.page.getByText("Lena Marsh saved", { exact: true })).toBeVisible();
      await context.page.goto("/admin/settings/booking");
      await context.db.write("update booking_hosts set feed_secret = 'before'");
    },
    send: ({ page }) => button(page, "Renew the address of").click(),
    failure: /Failed to renew the address/,
    isKept: ({ page }) => expect(page.getByLabel("Calendar feed of the bookings")).toBeVisible(),
    success: /New address/,
    written: "select count(*) from booking_hosts where feed_secret <> 'before'",
  },
];

export const BOOKING_FORMS = [...DEMO_FORMS, ...SETTINGS_FORMS];
