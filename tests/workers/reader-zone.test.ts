import { beforeEach, describe, expect, test } from "vitest";
import { loader as dashboard } from "../../app/admin/dashboard-page/route";
import { loader as shell } from "../../app/admin/shell/route";
import { loader as exportAnalytics } from "../../app/analytics/analytics-page/export/export.route";
import { loader as analytics } from "../../app/analytics/analytics-page/route";
import { recordMessages } from "../../app/analytics/counts/record.server";
import { loader as articles } from "../../app/blog/staff/admin-page/route";
import { loader as exportLeads } from "../../app/crm/leads/export.route";
import { loader as leadList } from "../../app/crm/leads/leads-page/route";
import { action as changeProfile, loader as profilePage } from "../../app/settings/profile-page/route";
import { openLead, readActionResult, submitLeadForm } from "../support/lead-page";
import { insertLead } from "../support/leads";
import { pageViewAt } from "../support/page-views";
import { insertPosts } from "../support/posts";
import { argsOf, contextAt, get, post, signedInStaff } from "../support/staff";
import { clearAnalytics, clearTables, rawEnv, rows, testAnalyticsDb } from "../support/workers-env";

/** 6:40 PM of Tuesday, November 24, in Chicago; 1:40 AM of Wednesday in Berlin; 6:10 AM of Wednesday in Kolkata. */
const EVENING = new Date("2026-11-25T00:40:00.000Z");
const ZONES = ["America/Chicago", "Europe/Berlin", "Asia/Kolkata"] as const;
type Zone = (typeof ZONES)[number];

let headers: Record<string, string>;
let id: string;
beforeEach(async () => {
  await clearTables("blogs", "leads", "audit_log", "settings", "profiles", "sessions", "users");
  await clearAnalytics();
  const signedIn = await signedInStaff("lena@beaconry.example", "owner", EVENING);
  headers = signedIn.headers;
  id = signedIn.staff.id;
});

const live = (zone: string) => rows("insert into profiles (user_id, time_zone) values (?, ?)", id, zone);
const page = (path: string, COMPANY_TIME_ZONE = "America/Chicago") =>
  argsOf(get(path, headers), contextAt(EVENING, rawEnv({ COMPANY_TIME_ZONE })));

describe.each<[Zone, { today: string; days: number[]; visitors: number; title: string; date: string }]>([
  [
    "America/Chicago",
    {
      today: "Tuesday, November 24 in Chicago (CST)",
      days: [0, 1, 4],
      visitors: 4,
      title: "Tuesday, November 24, 2026",
      date: "2026-11-24",
    },
  ],
  [
    "Europe/Berlin",
    {
      today: "Wednesday, November 25 in Berlin (GMT+1)",
      days: [0, 3, 2],
      visitors: 2,
      title: "Wednesday, November 25, 2026",
      date: "2026-11-25",
    },
  ],
  [
    "Asia/Kolkata",
    {
      today: "Wednesday, November 25 in Kolkata (GMT+5:30)",
      days: [0, 2, 3],
      visitors: 2,
      title: "Wednesday, November 25, 2026",
      date: "2026-11-25",
    },
  ],
])("an evening of November 24 in Chicago, read in %s", (zone, expected) => {
  test.each(["their own", "the company's"])(
    "the dashboard has the days of the zone, which is %s",
    async (whose) => {
      if (whose === "their own") await live(zone);
      // In Chicago 11:59 PM of the 23rd, then noon, 12:40, 5:30 and 6:30 PM of the 24th; in Berlin 6:59 AM, 7:00 and 7:40 PM
      // of the 24th, then 12:30 and 1:30 AM; in Kolkata 11:29 AM and 11:30 PM of the 24th, then 12:10, 5:00 and 6:00 AM.
      for (const at of ["24T05:59", "24T18:00", "24T18:40", "24T23:30", "25T00:30"])
        await insertLead({ createdAt: `2026-11-${at}:00.000Z` });
      const company = whose === "their own" ? "America/Chicago" : zone;
      const { today, place, dashboard: found } = await dashboard(page("/admin", company));
      expect(`${today} in ${place}`).toBe(expected.today);
      expect((await found).leads?.byDay.slice(-3).map(({ count }) => count)).toEqual(expected.days);
      expect((await found).leads?.byDay.at(-1)?.day).toBe(expected.date);
    },
  );

  test("analytics have visitors today, under today's date, without a zone in the address", async () => {
    await live(zone);
    // In Chicago 11:30 PM of the 23rd; noon, 12:40, 5:50 and 6:10 PM.
    const times = ["24T05:30", "24T18:00", "24T18:40", "24T23:50", "25T00:10"];
    await recordMessages(
      testAnalyticsDb(),
      times.map((at) => pageViewAt(new Date(`2026-11-${at}:00.000Z`))),
    );
    const { page: shown, search } = await analytics(page("/admin/analytics?range=today"));
    expect(shown.title).toBe(expected.title);
    expect(shown.range?.series.measures[0]).toMatchObject({
      label: "Visits",
      value: `${expected.visitors}`,
    });
    expect(shown.site?.visitorsToday).toBe(expected.visitors);
    expect(search.zone).toBe(zone);
    // Midnight of the 24th to that of the 25th in Tokyo is 15:00 to 15:00 in UTC.
    const tokyo = await analytics(
      page("/admin/analytics?range=custom&from=2026-11-24&to=2026-11-24&tz=Asia/Tokyo"),
    );
    expect(tokyo.page.range?.series.measures[0]).toMatchObject({ value: "1" });
  });

  test("the staff's list dates an article by the zone", async () => {
    await live(zone);
    await insertPosts({ slug: "late", published: false });
    await rows("update blogs set created_at = '2026-11-25T00:40:00.000Z' returning id");
    const read = await articles(page("/admin/blogs"));
    if (!("list" in read)) throw new Error("The list was not read");
    expect(read.list?.cards.map(({ dateTitle }) => dateTitle)).toEqual([
      `Written ${expected.title.replace(/^\w+, /, "")}`,
    ]);
  });

  test("files are named by the reader's date", async () => {
    await live(zone);
    const nameOf = (response: Response) => response.headers.get("Content-Disposition");
    expect(nameOf(await exportLeads(page("/admin/leads/export")))).toContain(
      `crm-leads-${expected.date}.csv`,
    );
    expect(nameOf(await exportAnalytics(page("/admin/analytics/export?table=series")))).toContain(
      `-to-${expected.date}.csv`,
    );
  });
});

describe("a follow-up", () => {
  const edit = async (leadId: string, changes: Record<string, string>) => {
    const { form } = await openLead(leadId, { headers, now: EVENING });
    const fields = { ...form.values, ...changes, intent: "edit", base: form.base };
    return readActionResult(await submitLeadForm(leadId, fields, { headers, now: EVENING }));
  };
  const stored = async () => (await rows("select next_follow_up at from leads"))[0]?.at;

  test.each<[Zone, string, string, string]>([
    ["America/Chicago", "Central Time, Chicago", "2026-12-01T03:30:00.000Z", "Nov 30, 2026, 9:30 PM CST"],
    [
      "Europe/Berlin",
      "Central European Time, Berlin",
      "2026-11-30T20:30:00.000Z",
      "Nov 30, 2026, 9:30 PM GMT+1",
    ],
    [
      "Asia/Kolkata",
      "India Standard Time, Kolkata",
      "2026-11-30T16:00:00.000Z",
      "Nov 30, 2026, 9:30 PM GMT+5:30",
    ],
  ])(
    "at 9:30 PM is 9:30 PM in %s: typed, stored, shown, listed and in the timeline",
    async (zone, words, at, text) => {
      await live(zone);
      const leadId = await insertLead();
      expect(await edit(leadId, { nextFollowUp: "2026-11-30T21:30" })).toMatchObject({ status: 303 });
      expect(await stored()).toBe(at);
      const { form, lead, timeline } = await openLead(leadId, { headers, now: EVENING });
      expect(form).toMatchObject({ zone: words, values: { nextFollowUp: "2026-11-30T21:30" } });
      expect(lead.nextFollowUp).toBe(text);
      expect(timeline?.entries[0]?.lines).toEqual([`Next follow-up: none → ${text}`]);
      const { leads } = await leadList(page("/admin/leads"));
      expect(leads[0]?.followUp).toMatchObject({ text: "Mon, Nov 30", date: text });
    },
  );

  test.each<[string, string, string]>([
    // The second 1:30 of the night in which clocks go back, and the second 2:30.
    ["America/Chicago", "2026-11-01T07:30:00.000Z", "2026-11-01T01:30"],
    ["Europe/Berlin", "2026-10-25T01:30:00.000Z", "2026-10-25T02:30"],
  ])(
    "in an hour that comes twice in %s stays where it is when another field is edited",
    async (zone, at, typed) => {
      await live(zone);
      const leadId = await insertLead({ nextFollowUp: at });
      expect((await openLead(leadId, { headers, now: EVENING })).form.values.nextFollowUp).toBe(typed);
      await edit(leadId, { companyName: "Elsewhere" });
      expect(await stored()).toBe(at);
      const [entry] = await rows("select after from audit_log where action = 'lead.update'");
      expect(JSON.parse(String(entry?.after))).toEqual({ companyName: "Elsewhere" });
    },
  );

  test("that two people set is shown to the second in the own zone", async () => {
    await live("Asia/Kolkata");
    const leadId = await insertLead({ nextFollowUp: null });
    const { form } = await openLead(leadId, { headers, now: EVENING });
    await rows("update leads set next_follow_up = '2026-12-01T15:00:00.000Z'");
    const fields = { ...form.values, nextFollowUp: "2026-12-02T09:00", intent: "edit", base: form.base };
    expect(readActionResult(await submitLeadForm(leadId, fields, { headers, now: EVENING }))).toMatchObject({
      status: 409,
      data: {
        data: [
          {
            field: "nextFollowUp",
            mine: "Dec 2, 2026, 9:00 AM GMT+5:30",
            theirs: "Dec 1, 2026, 8:30 PM GMT+5:30",
          },
        ],
        values: { nextFollowUp: "2026-12-02T09:00" },
      },
    });
  });
});

describe("the zone of the browser", () => {
  const offered = async (company?: string) => (await shell(page("/admin", company))).shownZone;
  const answer = async (time_zone: string) => {
    const request = post("/admin/settings?index", { intent: "time-zone", time_zone }, headers);
    return readActionResult(await changeProfile(argsOf(request, contextAt(EVENING))));
  };
  const zoneOf = async () => (await dashboard(page("/admin"))).place;

  test("is offered to who reads the company's, until it is used", async () => {
    expect(await offered()).toBe("America/Chicago");
    expect(await offered("Asia/Kolkata")).toBe("Asia/Kolkata");
    expect(await answer("Europe/Berlin")).toMatchObject({
      status: 200,
      toast: { title: "Times are now those of Europe/Berlin" },
    });
    expect(await offered()).toBeNull();
    expect(await zoneOf()).toBe("Berlin (GMT+1)");
  });

  test("is not offered again to who keeps the company's, which is followed when it moves", async () => {
    expect(await answer("")).toMatchObject({ status: 200, toast: null });
    expect(await offered()).toBeNull();
    expect(await zoneOf()).toBe("Chicago (CST)");
    const moved = await dashboard(page("/admin", "Asia/Kolkata"));
    expect(moved.place).toBe("Kolkata (GMT+5:30)");
  });

  test("is not offered to who has chosen one, be it UTC, nor again after it was used and the company's chosen", async () => {
    await live("UTC");
    expect(await offered()).toBeNull();
    expect(await zoneOf()).toBe("UTC");
    await answer("Europe/Berlin");
    await rows("update profiles set time_zone = null");
    expect(await offered()).toBeNull();
  });

  test("must be one that is known here", async () => {
    await expect(answer("Mars/Base")).rejects.toMatchObject({ status: 400 });
    expect(await rows("select time_zone from profiles")).toEqual([]);
  });
});

test("the profile offers the company's zone by its name, and one that is unknown by now counts as none", async () => {
  await live("Mars/Base");
  const { view } = await profilePage(page("/admin/settings", "America/New_York"));
  expect(view?.zones.company).toBe("Eastern Time, New York");
  expect(view?.zoneName).toBe("Eastern Time, New York");
});
