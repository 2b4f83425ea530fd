import type { Page } from "@playwright/test";
import { findViolations } from "../support/axe";
import type { TestDatabase } from "../support/database";
import { expect, OWNER, test } from "../support/fixtures";
import { insertLeadRow } from "../support/lead-rows";
import { takePersonsTime } from "../support/visitor";

const ZONES = ["America/Los_Angeles", "Europe/Berlin", "Australia/Sydney"];

test.beforeEach(async ({ db }) => {
  for (const table of ["bookings", "booking_hosts", "busy_times"]) await db.write(`delete from ${table}`);
});

/** Chooses the zone and the first free time of a day that has one, and fills in the rest. */
async function fillIn(page: Page, zone: string): Promise<string> {
  await page.goto("/book-now");
  const update = page.getByRole("button", { name: "Update Times" });
  await expect(update).toBeHidden();
  // The script asks for them by itself.
  const hasScript = await page.evaluate(() => matchMedia("(scripting: enabled)").matches);
  await page.getByLabel("Time zone").selectOption(zone);
  if (!hasScript) await update.click();
  await expect(page).toHaveURL(/[?&]zone=/);
  await expect(page.getByLabel("Time zone")).toHaveValue(zone);
  await expect(update).toBeHidden();
  const day = page.locator(".day:not(.off)").nth(1);
  await day.click();
  const slot = page.locator(".slot:visible").first();
  const time = (await slot.textContent()) ?? "";
  await slot.click();
  await page.locator("#demo-form [name=name]").fill("Dana Reyes");
  await page.getByLabel("Business email").fill("dana@harborauto.example");
  await page.getByLabel("Company name").fill("Harbor Auto");
  return time.trim();
}

const HALF_HOUR = 1_800_000;
const in30Hours = () => Math.ceil((Date.now() + 60 * HALF_HOUR) / HALF_HOUR) * HALF_HOUR;

/** A demo of the owner's, on the page that lists it. */
async function openDemo(page: Page, db: TestDatabase, start = in30Hours()): Promise<void> {
  await db.write("delete from bookings");
  const leadId = await insertLeadRow(db);
  const [startsAt = "", endsAt = "", now = ""] = [start, start + HALF_HOUR, Date.now()].map((at) =>
    new Date(at).toISOString(),
  );
  await db.write(
    `insert into bookings (id, host_id, lead_id, starts_at, ends_at, name, email, company, time_zone, created_at, updated_at)
      select 'booking-0', id, ?, ?, ?, 'Dana Reyes', 'dana@harborauto.example', 'Harbor Auto', 'America/Chicago', ?, ? from users where email = ?`,
    leadId,
    startsAt,
    endsAt,
    now,
    now,
    OWNER.email,
  );
  await page.goto("/admin/bookings");
}

for (const timezoneId of ZONES) {
  test.describe(timezoneId, () => {
    test.use({ timezoneId });

    test(`the small script shows the times of ${timezoneId} without a question`, async ({ page }) => {
      await page.goto("/book-now?about=%2Fdirect-mail&utm_source=card");
      await expect(page.getByLabel("Time zone")).toHaveValue(timezoneId);
      await expect(page).toHaveURL(`/book-now?about=%2Fdirect-mail&utm_source=card&zone=${timezoneId}`);
      await expect(page.locator("[data-zone]")).toHaveCount(0);
      // What the visitor chooses stays.
      await page.getByLabel("Time zone").selectOption("Europe/London");
      await expect(page).toHaveURL(/&zone=Europe%2FLondon$/);
      await expect(page.getByLabel("Time zone")).toHaveValue("Europe/London");
    });
  });
}

test("what is typed survives other times, and its errors go when it changes", async ({
  page,
  allowConsole,
}) => {
  allowConsole(/400/);
  await page.goto("/book-now");
  await page.getByRole("button", { name: "Book Now" }).click();
  const missing = page.getByRole("region", { name: "Please check these fields" });
  await page.locator(".slot:visible").first().click();
  await page.locator("#demo-form [name=name]").fill("Seán O’Brien");
  await expect(missing.getByRole("link")).toHaveText(
    ["Business email is required", "Company name is required"],
    { useInnerText: true },
  );
  await expect(page.locator("#demo-form").getByText("Name is required", { exact: true })).toBeHidden();
  await page.getByLabel("Business email").fill("sean@harbor.example");
  await page.getByLabel("Company name").fill("Harbor & Sons");
  await expect(missing).toBeHidden();
  await page.getByLabel("What should we look at?").fill("Two shops,\none map");
  await page.getByLabel("Time zone").selectOption("Europe/Berlin");
  await expect(page).toHaveURL(/zone=Europe/);
  await page.getByRole("link", { name: "Later days" }).click();
  await expect(page).toHaveURL(/from=/);
  await expect(page.locator("#demo-form [name=name]")).toHaveValue("Seán O’Brien");
  await expect(page.getByLabel("What should we look at?")).toHaveValue("Two shops,\none map");
  await expect(page.getByLabel("Company name")).toHaveValue("Harbor & Sons");
  await page.locator(".slot:visible").first().click();
  await page.getByRole("button", { name: "Book Now" }).click();
  await expect(page).toHaveURL(/\/booking\/|\/book-now\?zone/);
  await page.goto("/book-now");
  await expect(page.getByLabel("Company name")).toHaveValue("");
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });

    test("going back from a booking to its refused form shows that form, not an error of the browser", async ({
      page,
      allowConsole,
    }) => {
      allowConsole(/400 \(Bad Request\)/);
      await fillIn(page, "America/Los_Angeles");
      await page.getByLabel("Business email").fill("dana@");
      await page.getByRole("button", { name: "Book Now" }).click();
      await expect(page.getByLabel("Business email")).toHaveAttribute("aria-invalid", "true");
      await page.getByLabel("Business email").fill("dana@harborauto.example");
      if (javaScriptEnabled) await takePersonsTime(page);
      await page.getByRole("button", { name: "Book Now" }).click();
      await expect(page).toHaveURL(/\/booking\/[^/]+\?new$/);
      await page.goBack();
      await expect(page.getByLabel("Company name")).toHaveValue("Harbor Auto");
    });

    test("going back from a moved demo to the refused move shows that, not an error of the browser", async ({
      page,
      allowConsole,
    }) => {
      allowConsole(/400 \(Bad Request\)/);
      await fillIn(page, "America/Los_Angeles");
      if (javaScriptEnabled) await takePersonsTime(page);
      await page.getByRole("button", { name: "Book Now" }).click();
      await page.getByRole("link", { name: "Reschedule" }).click();
      const move = page.getByRole("button", { name: "Move the Demo" });
      const refused = page.getByRole("link", { name: "Choose a time" });
      await move.click();
      await expect(refused).toBeVisible();
      await page.locator(".day:not(.off)").nth(2).click();
      await page.locator(".slot:visible").last().click();
      await move.click();
      await expect(page).toHaveURL(/\?moved$/);
      await page.goBack();
      await expect(move).toBeVisible();
    });

    for (const zone of ZONES) {
      test(`[PUB-088] a visitor in ${zone} books, moves and cancels a demo in that zone`, async ({
        page,
        db,
      }) => {
        const time = await fillIn(page, zone);
        if (javaScriptEnabled) await takePersonsTime(page);
        await page.getByRole("button", { name: "Book Now" }).click();
        await expect(page).toHaveURL(/\/booking\/[^/]+\?new$/);
        await expect(page.getByRole("main")).toContainText(time.replace(/ [AP]M$/, ""));
        const [booking] = db.all("select starts_at, time_zone from bookings");
        expect(booking?.time_zone).toBe(zone);
        const shown = new Date(String(booking?.starts_at)).toLocaleTimeString("en-US", {
          timeStyle: "short",
          timeZone: zone,
        });
        expect(shown.replace(/\s/g, " ")).toBe(time);

        await page
          .getByRole("link", { name: /reschedule|move/i })
          .first()
          .click();
        await page.locator(".day:not(.off)").nth(2).click();
        await page.locator(".slot:visible").last().click();
        await page.getByRole("button", { name: /move/i }).click();
        await expect.poll(() => db.get("select sequence from bookings")).toEqual({ sequence: 1 });
        await page
          .getByRole("link", { name: /cancel/i })
          .first()
          .click();
        await page.getByRole("button", { name: /cancel/i }).click();
        await expect.poll(() => db.get("select status from bookings")).toEqual({ status: "cancelled" });
      });
    }

    test("a form without a time or a name comes back with what is missing, each a link to its field", async ({
      page,
      allowConsole,
    }) => {
      allowConsole(/400/);
      await page.goto("/book-now");
      await page.getByLabel("Company name").fill("Harbor Auto");
      await page.getByRole("button", { name: "Book Now" }).click();
      const missing = page.getByRole("region", { name: "Please check these fields" });
      await expect(missing).toBeFocused();
      await expect(missing.getByRole("link")).toHaveText([
        "Choose a time",
        "Name is required",
        "Business email is required",
      ]);
      await expect(page.getByLabel("Company name")).toHaveValue("Harbor Auto");
      await missing.getByRole("link", { name: "Business email is required" }).click();
      await expect(page.getByLabel("Business email")).toBeFocused();
      await missing.getByRole("link", { name: "Choose a time" }).click();
      await expect(page.locator("#times")).toBeFocused();
      await page.keyboard.press("Tab");
      await expect(page.locator("input[name=day]:checked")).toBeFocused();
    });

    test("once a time is chosen, nothing says that it is missing", async ({ page, allowConsole }) => {
      allowConsole(/400/);
      const missing = page.getByRole("region", { name: "Please check these fields" });
      const line = page.locator("#start-error");
      const chooseTime = async () => {
        await page.locator(".slot:visible").first().click();
        await expect(line).toHaveText("", { useInnerText: true });
        await expect(page.locator("input[name=start]:checked")).toHaveAccessibleDescription("");
      };
      await page.goto("/book-now");
      await page.getByRole("button", { name: "Book Now" }).click();
      await expect(line).toHaveText("Choose a time", { useInnerText: true });
      await chooseTime();
      await expect(missing.getByRole("link")).toHaveText(
        ["Name is required", "Business email is required", "Company name is required"],
        { useInnerText: true },
      );

      await page.goto("/book-now");
      await page.locator("input[name=name]").fill("Ann Lee");
      await page.getByLabel("Business email").fill("ann@harbor.example");
      await page.getByLabel("Company name").fill("Harbor Auto");
      await page.getByRole("button", { name: "Book Now" }).click();
      await expect(missing.getByRole("link")).toHaveText(["Choose a time"]);
      await chooseTime();
      await expect(missing).toBeHidden();
    });

    test("a time or a day that was chosen is still chosen when the form comes back", async ({
      page,
      allowConsole,
    }) => {
      allowConsole(/400/);
      const checked = (name: string) => page.locator(`input[name=${name}]:checked`);
      await page.goto("/book-now");
      await page.locator(".day:not(.off)").nth(3).click();
      const day = await checked("day").inputValue();
      await page.getByRole("button", { name: "Book Now" }).click();
      await expect(page.getByRole("region", { name: "Please check these fields" })).toBeFocused();
      await expect(checked("day")).toHaveValue(day);
      await page.locator(".slot:visible").nth(1).click();
      const start = await checked("start").inputValue();
      await page.getByRole("button", { name: "Book Now" }).click();
      await expect(
        page.getByRole("region", { name: "Please check these fields" }).getByRole("link"),
      ).toHaveText(["Name is required", "Business email is required", "Company name is required"]);
      await expect(checked("day")).toHaveValue(day);
      await expect(checked("start")).toHaveValue(start);
    });
  });
}

test("no bar stands over the times before one is chosen; then it names the time and stays in view", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto("/book-now?zone=America/Chicago");
  const [bar, phone] = [page.locator(".foot"), page.locator("[data-phone-button]")];
  await expect(bar).not.toBeInViewport();
  await expect(phone).toBeVisible();
  await expect(page.locator("#times legend")).toHaveText(
    /^[A-Z][a-z]+ \d+ – [A-Z][a-z]+ \d+, times in Chicago$/,
  );
  await page.locator(".slot:visible").first().click();
  await expect(bar).toBeInViewport({ ratio: 1 });
  await expect(phone).toBeHidden();
  expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(64);
});

test.describe("on a phone, without scripts", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test("a day shows its first times, and all of them on demand; a chosen one stays in view", async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/400/);
    await page.goto("/book-now");
    const day = page.locator(".day:not(.off)").nth(3);
    await day.click();
    const [slots, all] = [
      page.locator(".slot:visible"),
      Number.parseInt(`${await day.locator("small").textContent()}`, 10),
    ];
    const shown = await slots.count();
    expect(shown).toBeGreaterThanOrEqual(3);
    expect(shown).toBeLessThan(all);
    const more = page.getByText(`${all - shown} more times`, { exact: true }).locator("visible=true");
    await more.click();
    await expect(slots).toHaveCount(all);
    await expect(page.locator(".slots-d:visible .more")).toHaveCSS("clip-path", "inset(50%)");
    await slots.last().click();
    await expect(page.locator(".foot")).toBeInViewport();

    await page.getByRole("button", { name: "Book Now" }).click();
    await expect(page.getByRole("link", { name: "Name is required", exact: true })).toBeVisible();
    const chosen = page.locator("input[name=start]:checked");
    await expect(page.locator(".slot", { has: chosen })).toBeVisible();
    const label = page.locator(".more:visible");
    const saysWhatIsHidden = async () => {
      const hidden = all - (await slots.count());
      const words = hidden === 0 ? [] : [hidden === 1 ? "1 more time" : `${hidden} more times`];
      await expect(label).toHaveText(words, { useInnerText: true });
    };
    await saysWhatIsHidden();
    await slots.first().click();
    await saysWhatIsHidden();
  });

  test("who asks for a day's later times by keyboard stays where they were, and can take it back", async ({
    page,
  }) => {
    await page.goto("/book-now");
    const day = page.locator(".day:not(.off)").nth(3);
    await day.click();
    const [slots, more] = [page.locator(".slot:visible"), page.locator(".slots-d:visible .more")];
    const shown = await slots.count();
    const all = Number.parseInt(`${await day.locator("small").textContent()}`, 10);
    for (
      let tabs = 0;
      tabs < 4 && !(await more.evaluate((label) => label.matches(":focus-within")));
      tabs += 1
    )
      await page.keyboard.press("Tab");
    await page.keyboard.press("Space");
    await expect(slots).toHaveCount(all);
    await expect(more.getByRole("checkbox")).toBeFocused();
    await expect(more).toHaveCSS("clip-path", "none");
    await page.keyboard.press("Space");
    await expect(slots).toHaveCount(shown);
    await page.keyboard.press("Space");
    await page.keyboard.press("Tab");
    await expect(more).toHaveCSS("clip-path", "inset(50%)");
    await expect(slots).toHaveCount(all);

    // A late time that is chosen keeps all of them in sight, also where a browser restores the form without the switch.
    const chooses = page.locator(".slots-d", { has: page.locator(".slot:visible") }).locator(".more");
    await slots.last().click();
    await expect(chooses).toBeHidden();
    await chooses.locator("input").evaluate((input: HTMLInputElement) => {
      input.checked = false;
    });
    await expect(slots).toHaveCount(all);
  });
});

test("the page of a demo says when to meet, what to bring, and how it gets into a calendar", async ({
  page,
}) => {
  const time = await fillIn(page, "America/Chicago");
  const day = await page.locator(".slots-d:visible legend").textContent();
  await takePersonsTime(page);
  await page.getByRole("button", { name: "Book Now" }).click();
  const weekday = day?.split(",")[0];
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`See you ${weekday} at ${time}.`);
  await expect(page.getByRole("heading", { name: "Bring two things." })).toBeVisible();
  const days = page.getByRole("list", { name: "From now to your demo" }).getByRole("listitem");
  await expect(days.first()).toHaveText(/^Today/);
  await expect(days.last()).toContainText(weekday?.slice(0, 3) ?? "no weekday");
  for (const name of ["Google", "Outlook"]) {
    await expect(page.getByRole("link", { name, exact: true })).toHaveAttribute("href", /^https:/);
  }
  await expect(page.getByRole("link", { name: "Add to Calendar" })).toHaveAttribute("href", /\/demo\.ics$/);
  await expect(page.getByRole("banner").getByRole("link", { name: "(414) 555-0142" })).toBeVisible();
  await expect(page.locator("[data-phone-button]")).toBeHidden();
});

test("a booking carries its visit: session, landing page and campaign", async ({ page, db }) => {
  await page.goto("/pixlseo?utm_source=newsletter");
  const session = await page.evaluate(() => sessionStorage.getItem("analytics_session_id"));
  expect(session).toMatch(/^[0-9a-f-]{36}$/);
  await fillIn(page, "America/Chicago");
  await takePersonsTime(page);
  await page.getByRole("button", { name: "Book Now" }).click();
  await expect(page).toHaveURL(/\/booking\//);
  expect(
    db.get("select session_id, landing_path, utm from lead_submissions order by rowid desc limit 1"),
  ).toEqual({ session_id: session, landing_path: "/pixlseo", utm: '{"utm_source":"newsletter"}' });
});

test("a time is chosen with the keyboard alone", async ({ page, db }) => {
  await page.goto("/book-now");
  await page.locator("input[name=day]:enabled").first().focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.locator("input[name=day]:checked")).toBeFocused();
  await page.locator("input[name=start]:visible").first().focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowRight");
  await expect(page.locator("input[name=start]:checked")).toHaveCount(1);
  await page.locator("#demo-form [name=name]").fill("Dana Reyes");
  const email = page.getByLabel("Business email");
  // As it is pasted from a mail, which a browser's own check refuses; phones show the keyboard for emails all the same.
  await email.fill("Dana Reyes <dana@harborauto.example>");
  await expect(email).toHaveAttribute("inputmode", "email");
  await page.getByLabel("Company name").fill("Harbor Auto");
  await takePersonsTime(page);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/booking\//);
  expect(db.get("select email from bookings")).toEqual({ email: "dana@harborauto.example" });
});

test("the booking's page and the desk are accessible, on a phone too, and no wider than the screen", async ({
  page,
  db,
  login,
}) => {
  await fillIn(page, "America/Chicago");
  await takePersonsTime(page);
  await page.getByRole("button", { name: "Book Now" }).click();
  await expect(page).toHaveURL(/\/booking\//);
  const check = async (path: string) => {
    await page.goto(path);
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 });
      for (const colorScheme of ["dark", "light"] as const) {
        await page.emulateMedia({ colorScheme });
        expect(await findViolations(page), `${path}, ${colorScheme}`).toEqual([]);
      }
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(wider, path).toBeLessThanOrEqual(0);
    }
  };
  await check(page.url());
  await login();
  await openDemo(page, db);
  for (const path of ["/admin/bookings", "/admin/bookings?view=week"]) await check(path);
});

test("demos stand on the dashboard, in the list, in the week and on the lead's page", async ({
  page,
  db,
  login,
}) => {
  await login();
  await openDemo(page, db);
  await expect(page.getByRole("listitem").filter({ hasText: "Dana Reyes" })).toBeVisible();
  await page.getByRole("link", { name: "Week", exact: true }).click();
  await expect(page.getByRole("navigation", { name: "Weeks" })).toBeVisible();
  // Half an hour from now can be next week.
  const start = new Date(String(db.get("select starts_at from bookings")?.starts_at));
  const day = (format: Intl.DateTimeFormatOptions, locale = "en-US") =>
    start.toLocaleDateString(locale, { ...format, timeZone: "America/Chicago" });
  await page.goto(`/admin/bookings?view=week&week=${day({ dateStyle: "short" }, "sv-SE")}`);
  const days = page.getByRole("region", { name: "Calendar of the week" }).getByRole("heading", { level: 3 });
  await expect(days).toHaveCount(7);
  await expect(days.filter({ hasText: "1 demo" })).toHaveCount(1);
  await expect(days.filter({ hasText: "1 demo" })).toContainText(day({ weekday: "short" }));
  const demo = page.getByRole("link", { name: /Dana Reyes.*Booked, Harbor Auto/ });
  await demo.click();
  await expect(page.getByRole("dialog", { name: "Dana Reyes" })).toContainText("dana@harborauto.example");
  await page.keyboard.press("Escape");
  await expect(demo).toBeFocused();
  await page.getByRole("link", { name: "Week after" }).click();
  await expect(days.filter({ hasText: "demo" }).filter({ hasNotText: "No demo" })).toHaveCount(0);
  await page.goto("/admin");
  const card = page.getByRole("region", { name: "Next demos" });
  await expect(card).toContainText("1 in 7 days");
  await card.getByRole("link", { name: "Dana Reyes" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`on a phone ${javaScriptEnabled ? "with" : "without"} scripts`, () => {
    test.use({ javaScriptEnabled, viewport: { width: 390, height: 844 } });

    test("the week is a list of its days: what is booked, and what is free", async ({ page, db, login }) => {
      await hostAllDay(db);
      await login();
      await openDemo(page, db, inTwoDays(15));
      const date = new Date(inTwoDays(15)).toLocaleDateString("sv-SE", { timeZone: "America/Chicago" });
      await page.goto(`/admin/bookings?view=week&week=${date}`);
      const days = page.getByRole("list", { name: "Days of the week" });
      await expect(days.getByRole("heading", { level: 3 })).toHaveCount(7);
      await expect(page.getByRole("region", { name: "Calendar of the week" })).toBeHidden();
      const day = days.getByRole("listitem").filter({ has: page.getByRole("heading") });
      const ofDemo = day.filter({ hasText: "Dana Reyes" });
      await expect(ofDemo).toContainText("3:00–3:30 PM");
      await expect(ofDemo).toContainText("Free 12:00 AM–3:00 PM, 3:30 PM–12:00 AM");
      await ofDemo.getByRole("link", { name: /Dana Reyes, Harbor Auto/ }).click();
      await expect(page.getByRole("dialog", { name: "Dana Reyes" })).toBeVisible();
    });

    test("what can be done with a demo is behind one button", async ({ page, db, login }) => {
      await login();
      await openDemo(page, db);
      const more = page.locator("summary", { hasText: "More for the demo of Dana Reyes" });
      await more.click();
      await page.getByRole("link", { name: "Cancel the demo of Dana Reyes" }).click();
      await expect(page).toHaveURL(/cancel=/);
      // Where there is room, moving it stands beside that button; on a phone behind it.
      await openDemo(page, db);
      const move = page.getByRole("link", { name: "Move the demo of Dana Reyes" });
      await page.setViewportSize({ width: 390, height: 844 });
      await expect(move).toBeHidden();
      await more.click();
      await expect(move).toBeVisible();
      await page.setViewportSize({ width: 1440, height: 900 });
      await expect(move).toHaveCount(1);
      await move.click();
      await expect(page).toHaveURL(/move=/);
      await openDemo(page, db, Date.now() - 3_600_000);
      await page.goto("/admin/bookings?view=past");
      await more.click();
      await page.getByRole("button", { name: "Done: the demo of Dana Reyes" }).click();
      await expect.poll(() => db.all("select status from bookings")).toEqual([{ status: "done" }]);
    });
  });
}

const OPEN_ALL_DAY = JSON.stringify(Array.from({ length: 7 }, () => ({ from: 0, to: 1440 })));

/** The owner takes demos at every hour of Chicago's days. */
async function hostAllDay(db: TestDatabase): Promise<void> {
  await db.write(
    `insert into booking_hosts (user_id, name, time_zone, week, daily_cap, feed_secret, updated_at)
      select id, 'Olivia', 'America/Chicago', ?, 20, 'secret', '2026-01-01' from users where email = ?`,
    OPEN_ALL_DAY,
    OWNER.email,
  );
}

/** The day after tomorrow at this hour in Chicago. */
function inTwoDays(hour: number): number {
  const day = new Date(Date.now() + 48 * 3_600_000).toLocaleDateString("sv-SE", {
    timeZone: "America/Chicago",
  });
  const utc = new Date(`${day}T00:00:00Z`);
  const shown = utc.toLocaleString("en-US", {
    hour: "numeric",
    hourCycle: "h23",
    timeZone: "America/Chicago",
  });
  return utc.getTime() + (24 - Number(shown) + hour) * 3_600_000;
}

for (const [by, hour] of [
  ["mouse", 15],
  ["mouse", 5],
  ["mouse", 23],
  ["keyboard", 15],
] as const) {
  test(`a demo at ${hour}:00 is moved in the week with the ${by}: asked once, and undone`, async ({
    page,
    db,
    login,
  }) => {
    await hostAllDay(db);
    await login();
    const start = inTwoDays(hour);
    await openDemo(page, db, start);
    const before = new Date(start).toISOString();
    const date = new Date(start).toLocaleDateString("sv-SE", { timeZone: "America/Chicago" });
    await page.goto(`/admin/bookings?view=week&week=${date}`);
    const demo = page.getByRole("link", { name: /Dana Reyes.*Booked, Harbor Auto/ });
    const hours = hour < 12 ? 1 : -1;
    if (by === "mouse") {
      // Where it is not covered by the head of its day.
      await demo.hover();
      const box = await demo.boundingBox();
      if (!box) throw new Error("The demo is not shown");
      await page.mouse.move(box.x + 20, box.y + 10);
      await page.mouse.down();
      await page.mouse.move(box.x + 24, box.y + 10 + 36 * hours, { steps: 4 });
      await page.mouse.move(box.x + 24, box.y + 10 + 80 * hours, { steps: 4 });
      await page.mouse.up();
    } else {
      await demo.focus();
      const arrow = hours > 0 ? "ArrowDown" : "ArrowUp";
      for (const key of ["Space", arrow, arrow, "Space"]) await page.keyboard.press(key);
    }
    const ask = page.getByRole("dialog", { name: /^Move to .*\?$/ });
    await expect(ask).toContainText("Guest and host get an email.");
    const stored = () => String(db.get("select starts_at from bookings")?.starts_at);
    expect(stored()).toBe(before);
    await ask.getByRole("button", { name: "Move the demo" }).click();
    await expect.poll(stored).toBe(new Date(start + hours * 3_600_000).toISOString());
    await page.getByRole("button", { name: "Undo" }).click();
    await expect.poll(stored).toBe(before);
  });
}
