import { expect, test } from "vitest";
import { DEFAULT_DAILY_CAP, DEFAULT_RULES, DEFAULT_WEEK } from "../../app/booking/rules";
import { DEAL_STAGES } from "../../app/crm/deals/deal";
import { LEAD_PRIORITIES, LEAD_STATUSES } from "../../app/crm/leads/lead";
import { DAY } from "../../app/platform/clock";
import { makeAudit } from "../../scripts/demo/audit";
import { makeDeals } from "../../scripts/demo/deals";
import { makeActivities, makeAnswers, makeNotes } from "../../scripts/demo/history";
import { makeLeads, makeSubmissions } from "../../scripts/demo/leads";
import { makeBookings } from "../../scripts/demo/money";
import { makePosts } from "../../scripts/demo/posts";
import { assignDeals, assignLeads, COLLEAGUES } from "../../scripts/demo/team";
import { DEMO_ZONE, makeUpcoming } from "../../scripts/demo/upcoming";
import { makeVisits } from "../../scripts/demo/visits";
import { makeImport, makeMails } from "../../scripts/demo/work";

/** A Sunday night, a Monday before work and a Thursday afternoon: the data must be plausible at any time. */
const MOMENTS = ["2026-03-01T04:10:00.000Z", "2026-03-02T11:00:00.000Z", "2026-03-05T20:45:00.000Z"].map(
  (at) => new Date(at),
);
const [NOW = new Date()] = MOMENTS;

const HOST = {
  ...{ id: "host", email: "owner@beaconry.example", name: "Theo Baptiste", about: "" },
  ...{ timeZone: DEMO_ZONE, week: DEFAULT_WEEK, dailyCap: DEFAULT_DAILY_CAP },
};

async function makeCompany(now: Date) {
  const leads = makeLeads(now);
  assignLeads(leads, COLLEAGUES, now);
  const submissions = makeSubmissions(leads);
  const { posts, runs } = await makePosts(now);
  const demos = makeBookings(leads, submissions, { hostId: HOST.id, now });
  const { mails, opened } = makeMails(leads, COLLEAGUES);
  const visits = makeVisits(now, posts, { submissions, demos, opened });
  const activities = makeActivities(leads, { now, submissions, ownerId: null });
  const made = makeDeals(leads, now);
  assignDeals(made.deals, leads);
  return {
    leads,
    demos,
    submissions,
    posts,
    runs,
    visits,
    activities,
    notes: makeNotes(leads),
    ...made,
    mails,
    upcoming: makeUpcoming(leads, demos, { hosts: [HOST], rules: DEFAULT_RULES, taken: new Map() }, now),
    imported: makeImport(leads, COLLEAGUES[0] ?? { id: "", email: "", name: "" }, now),
  };
}

/** Each moment's company is made once: the tests only look at it. */
const companies = new Map<Date, ReturnType<typeof makeCompany>>();
function company(now: Date) {
  const made = companies.get(now) ?? makeCompany(now);
  companies.set(now, made);
  return made;
}

test("the same time gives the same company, including ids", async () => {
  expect(await makeCompany(NOW)).toEqual(await company(NOW));
});

test("every id and every email is unique", async () => {
  const made = await company(NOW);
  const ids = [
    made.leads,
    made.submissions,
    made.posts,
    made.runs,
    made.activities,
    made.notes,
    made.deals,
    made.changes,
    made.mails,
    made.upcoming.map(({ booking }) => booking),
  ]
    .flat()
    .map((row) => row.id);
  const hits = made.visits.map((message) => message.id);
  expect(new Set([...ids, ...hits]).size).toBe(ids.length + hits.length);
  expect(new Set(made.leads.map((lead) => lead.businessEmail)).size).toBe(60);
  expect(new Set(made.posts.map((post) => post.slug)).size).toBe(14);
});

test("no past event has a future date, at any time of day", async () => {
  for (const now of MOMENTS) {
    const made = await company(now);
    const happened = [
      ...made.leads.flatMap((lead) => [lead.createdAt, lead.updatedAt, lead.lastContacted]),
      ...made.activities.flatMap((activity) => [activity.createdAt, activity.completedAt]),
      ...made.notes.map((note) => note.createdAt),
      ...made.mails.map((mail) => mail.createdAt),
      ...made.upcoming.map(({ booking }) => booking.createdAt),
      made.imported.run.createdAt,
      ...made.changes.map((change) => change.createdAt),
      ...made.posts.flatMap((post) => [post.createdAt, post.updatedAt, post.publishedAt]),
      ...made.runs.map((run) => run.createdAt),
      ...made.visits.map((message) => ("hit" in message ? message.hit.timestamp : message.timestamp)),
    ].flatMap((at) => at ?? []);
    expect(happened.filter((at) => at > now.toISOString())).toEqual([]);
  }
});

test("there are 60 leads in all statuses and priorities, some from the last 24 hours", async () => {
  for (const now of MOMENTS) {
    const { leads } = await company(now);
    expect(leads).toHaveLength(60);
    expect(new Set(leads.map((lead) => lead.status))).toEqual(new Set(LEAD_STATUSES));
    expect(new Set(leads.map((lead) => lead.priority))).toEqual(new Set(LEAD_PRIORITIES));
    const since = new Date(now.getTime() - DAY).toISOString();
    expect(leads.filter((lead) => lead.createdAt > since).length).toBeGreaterThanOrEqual(3);
    expect(leads.every((lead) => lead.isDemo)).toBe(true);
    expect(leads.every((lead) => lead.converted === (lead.status === "converted"))).toBe(true);
  }
});

test("people are invented: emails end in .example and phone numbers start with 555-01", async () => {
  for (const lead of makeLeads(NOW)) {
    expect(lead.businessEmail).toMatch(/^[a-z.]+@[a-z]+\.example$/);
    if (lead.phoneNumber) expect(lead.phoneNumber).toMatch(/^\(\d{3}\) 555-01\d\d$/);
  }
});

test("every lead has 3 to 8 activities in chronological order, starting with its first message", async () => {
  const { leads, activities } = await company(NOW);
  for (const lead of leads) {
    const own = activities.filter((activity) => activity.leadId === lead.id);
    expect(own.length, lead.companyName).toBeGreaterThanOrEqual(3);
    expect(own.length, lead.companyName).toBeLessThanOrEqual(8);
    expect(own[0]?.createdAt).toBe(lead.createdAt);
    expect(own.map((activity) => activity.createdAt)).toEqual(
      own.map((activity) => activity.createdAt).sort(),
    );
    expect(own.some((activity) => /[{}]/.test(`${activity.title}${activity.description}`))).toBe(false);
  }
});

test("most leads and deals have an owner by turns, nobody has those of today, and a task is its lead's owner's", async () => {
  for (const now of MOMENTS) {
    const { leads, deals, activities } = await company(now);
    const owned = leads.filter(({ assigneeId }) => assigneeId);
    expect(owned.length).toBeGreaterThan(45);
    const shares = COLLEAGUES.map(({ id }) => owned.filter(({ assigneeId }) => assigneeId === id).length);
    for (const share of shares) expect(share).toBeGreaterThan(12);
    const today = leads.filter(({ createdAt }) => createdAt > new Date(now.getTime() - DAY).toISOString());
    expect(today.map(({ assigneeId }) => assigneeId)).toEqual(today.map(() => null));
    const ownerOf = new Map(leads.map(({ id, assigneeId }) => [id, assigneeId]));
    for (const deal of deals) expect(deal.assigneeId).toBe(ownerOf.get(deal.leadId));
    expect(deals.filter(({ assigneeId }) => assigneeId).length).toBeGreaterThan(24);
    const tasks = activities.filter(({ completedAt }) => !completedAt);
    for (const { id } of COLLEAGUES)
      expect(tasks.filter(({ assigneeId }) => assigneeId === id).length).toBeGreaterThan(2);
  }
});

test("four demos are ahead, each on another working day between nine and six in Chicago, and remind nobody", async () => {
  for (const now of MOMENTS) {
    const { upcoming } = await company(now);
    const local = (at: string, options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat("en-US", { timeZone: "America/Chicago", ...options }).format(new Date(at));
    expect(upcoming).toHaveLength(4);
    const days = upcoming.map(({ booking }) => local(booking.startsAt, { weekday: "short", day: "numeric" }));
    expect(new Set(days).size).toBe(4);
    for (const { booking } of upcoming) {
      expect(["Mon", "Tue", "Wed", "Thu", "Fri"]).toContain(local(booking.startsAt, { weekday: "short" }));
      const hour = Number(local(booking.startsAt, { hour: "2-digit", hourCycle: "h23" }));
      expect(hour).toBeGreaterThanOrEqual(9);
      expect(hour).toBeLessThan(18);
      expect(Date.parse(booking.startsAt)).toBeGreaterThanOrEqual(now.getTime() + 4 * 3_600_000);
      expect(Date.parse(booking.startsAt)).toBeLessThan(now.getTime() + 9 * DAY);
      expect([booking.remindedDayAt, booking.remindedHourAt]).not.toContain(null);
    }
  }
});

test("demos that are over had a host and were on working days in Chicago, one at a time", async () => {
  for (const now of MOMENTS) {
    const { demos } = await company(now);
    expect(demos.length).toBeGreaterThan(5);
    const weekday = new Intl.DateTimeFormat("en-US", { timeZone: "America/Chicago", weekday: "short" });
    for (const { hostId, startsAt, endsAt } of demos) {
      expect(hostId).toBe(HOST.id);
      expect(["Mon", "Tue", "Wed", "Thu", "Fri"]).toContain(weekday.format(new Date(startsAt)));
      expect(endsAt < now.toISOString()).toBe(true);
    }
    expect(new Set(demos.map(({ startsAt }) => startsAt)).size).toBe(demos.length);
  }
});

test("32 deals are in all six stages, each with its stage history and a close date only if closed", async () => {
  const { deals, changes, leads } = await company(NOW);
  expect(deals).toHaveLength(32);
  expect(new Set(deals.map((deal) => deal.stage))).toEqual(new Set(DEAL_STAGES));
  for (const deal of deals) {
    const way = changes.filter((change) => change.dealId === deal.id);
    const lead = leads.find((candidate) => candidate.id === deal.leadId);
    expect(way.at(-1)).toMatchObject({ toStage: deal.stage, createdAt: deal.stageEnteredAt });
    expect(way[0]?.fromStage).toBeNull();
    expect(deal.actualCloseDate !== null).toBe(deal.stage?.startsWith("closed"));
    expect(deal.createdAt > (lead?.createdAt ?? "")).toBe(true);
  }
});

test("8 articles in as many places over 80 days, and 6 drafts by all three generators that wait for a review", async () => {
  const { posts, runs, reviews } = await makePosts(NOW);
  const articles = posts.filter((post) => post.published);
  expect(articles).toHaveLength(8);
  expect(new Set(articles.map((post) => post.location)).size).toBe(8);
  const drafts = posts.filter((post) => !post.published).map(({ id }) => id);
  expect(drafts).toHaveLength(6);
  expect(reviews.map(({ blogId, state }) => [blogId, state])).toEqual(drafts.map((id) => [id, "waiting"]));
  expect(new Set(runs.map(({ generator }) => generator)).size).toBe(3);
  const ages = articles.map((post) => (NOW.getTime() - new Date(post.createdAt).getTime()) / DAY);
  expect(Math.max(...ages)).toBeLessThan(92);
  expect(Math.max(...ages)).toBeGreaterThan(70);
});

test("each generator ran when it was last due, and its drafts are compared with every other post", async () => {
  const timesAt = async (now: string) =>
    (await makePosts(new Date(now))).runs.map(({ slot, createdAt }) => {
      expect(Date.parse(createdAt) - Date.parse(slot ?? "")).toBeGreaterThan(0);
      return slot;
    });
  const at = (time: string) => `2026-03-01T${time}:00.000Z`;
  const before = ["02:25", "02:45", "03:05", "03:25", "03:45"].map(at);
  expect(await timesAt("2026-03-01T04:10:00.000Z")).toEqual([...before, at("04:05")]);
  // The run of 04:05 has only just begun.
  expect(await timesAt("2026-03-01T04:05:05.000Z")).toEqual([at("02:05"), ...before]);
  const { runs } = await makePosts(NOW);
  // Counted by a program of its own, from the texts.
  expect(runs.map(({ gates }) => gates?.find(({ gate }) => gate === "similarity")?.detail)).toEqual(
    [
      "A missed call in Paducah, priced to the dollar",
      "Twelve questions before a postcard goes to print",
      "A walk through 81 ranks in Dubuque",
      "The report said three. The register said minus $314",
      "Abingdon, VA: what 2,500 postcards must bring vets",
      "What a missed call costs landscapers in Abilene, TX",
    ].map(
      (title) =>
        `less than 1% of phrases in common with “${title}”, the most similar article; 30% is too much`,
    ),
  );
});

test("60 days hold about 8,000 page views and 500 events in visits of 1 to 6 pages, fewer on weekends", async () => {
  const { visits, posts } = await company(NOW);
  const hits = visits.flatMap((message) =>
    "hit" in message ? [{ type: message.type, ...message.hit }] : [],
  );
  const views = hits.filter((hit) => hit.type === "analytics.page-view");
  expect(hits).toHaveLength(visits.length);
  expect(views.length).toBeGreaterThan(7000);
  expect(views.length).toBeLessThan(9000);
  expect(hits.length - views.length).toBeGreaterThan(400);
  expect(hits.length - views.length).toBeLessThan(640);
  const depths = new Map<string, number>();
  for (const view of views) depths.set(view.sessionId, (depths.get(view.sessionId) ?? 0) + 1);
  expect([...new Set(depths.values())].sort()).toEqual([1, 2, 3, 4, 5, 6]);
  const perDay = (days: number[]) =>
    views.filter((view) => days.includes(new Date(view.timestamp).getUTCDay())).length / days.length;
  expect(perDay([0, 6])).toBeLessThan(perDay([1, 2, 3, 4, 5]) * 0.75);
  expect(new Set(views.map((view) => view.browser)).size).toBe(5);
  expect(new Set(views.map((view) => view.deviceType)).size).toBe(3);
  expect(new Set(views.map((view) => view.os)).size).toBeGreaterThanOrEqual(5);
  expect(views.some((view) => posts.some((post) => view.pagePath === `/blog/${post.slug}`))).toBe(true);
});

test("no two deals have one title, and no two demos one note, which fits the trade", async () => {
  const { deals, upcoming, leads } = await company(NOW);
  expect(new Set(deals.map(({ title }) => title)).size).toBe(32);
  for (const now of MOMENTS) {
    const notes = (await company(now)).upcoming.flatMap(({ booking: { note } }) => (note ? [note] : []));
    expect(new Set(notes).size).toBe(notes.length);
  }
  const crews = upcoming.filter(({ booking }) => booking.note?.includes("crews"));
  expect(crews.map(({ booking }) => leads.find(({ id }) => id === booking.leadId)?.industry)).toEqual([
    "Home services",
  ]);
});

test("people work by day in Chicago, and few things bear one minute", async () => {
  const { leads, activities, changes, deals, posts } = await company(NOW);
  const hour = new Intl.DateTimeFormat("en-US", {
    ...{ timeZone: "America/Chicago", hour: "2-digit", hourCycle: "h23" },
  });
  const audit = [...makeAnswers(leads), ...makeAudit({ deals, changes, posts })];
  for (const at of [...audit, ...changes].map(({ createdAt }) => `${createdAt}`)) {
    expect(Number(hour.format(new Date(at))), at).toBeGreaterThanOrEqual(7);
    expect(Number(hour.format(new Date(at))), at).toBeLessThan(19);
  }
  const minutes = activities.map(({ createdAt }) => `${createdAt}`.slice(11, 16));
  const perMinute = minutes.map((minute) => minutes.filter((other) => other === minute).length);
  expect(Math.max(...perMinute)).toBeLessThanOrEqual(5);
});
