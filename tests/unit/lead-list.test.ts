import { expect, test } from "vitest";
import { ignoreUnknown, toFilterChoices } from "../../app/crm/leads/filters/filter-choices";
import {
  filtersFor,
  hasFilters,
  LEAD_FILTERS,
  listSearch,
  NO_FILTERS,
  readLeadFilters,
  readPage,
} from "../../app/crm/leads/filters/lead-filters";
import { LEAD_SORTS } from "../../app/crm/leads/filters/lead-sorts";
import { toDuplicate } from "../../app/crm/leads/lead";
import { joinRanges } from "../../app/crm/leads/leads-page/filters/join-ranges";
import { pagingOf } from "../../app/crm/leads/list-settings";

const read = (query: string) => readLeadFilters(new URLSearchParams(query));
const NAMES = [
  ...["status", "priority", "industry", "assigned", "source", "follow-up"],
  ...["created", "contacted", "score", "value", "phone", "tag", "waiting"],
  ...["came", "import", "channel", "campaign", "landing", "visited"],
];
const NONE: Record<string, string[]> = Object.fromEntries(NAMES.map((name) => [name, []]));
const MEMBERS = [
  { id: "m1", email: "lena@beaconry.example", name: "Lena", isActive: true },
  { id: "m2", email: "tom@beaconry.example", name: "Tom", isActive: false },
];
const CHOICES = toFilterChoices(
  { industries: ["Brewery"], sources: ["Google Ads"], tags: ["VIP"] },
  MEMBERS,
  read(""),
);

test("the list without parameters is unfiltered, newest first, on page 1", () => {
  expect(read("")).toEqual({ q: "", chosen: NONE, sort: "newest", page: 1 });
});

test("the list's parameters are read from the address", () => {
  expect(
    read(
      "q=+ann +&status=lost&priority=high&industry=Brewery&assigned=m1&source=Google+Ads&follow-up=overdue&sort=name&page=7",
    ),
  ).toEqual({
    q: "ann",
    chosen: {
      ...NONE,
      ...{ status: ["lost"], priority: ["high"], industry: ["Brewery"], assigned: ["m1"] },
      ...{ source: ["Google Ads"], "follow-up": ["overdue"] },
    },
    sort: "name",
    page: 7,
  });
});

test("unknown values count as not set; an industry and a member may be any, as they come from the data", () => {
  const { chosen, sort } = read(
    "status=won&priority=urgent&industry=Nothing&assigned=nobody-at-all&sort=age",
  );
  expect(chosen).toEqual({ ...NONE, industry: ["Nothing"], assigned: ["nobody-at-all"] });
  expect(sort).toBe("newest");
  expect(read("industry=&assigned=").chosen).toEqual(NONE);
});

test("long texts are cut: the search to 100 characters, a value to 200", () => {
  expect(read(`q=${"x".repeat(101)}`).q).toHaveLength(100);
  expect(read(`industry=${"x".repeat(201)}`).chosen.industry).toEqual(["x".repeat(200)]);
});

test("a parameter that repeats has several values, each once; those of a fixed list in its order, at most 30", () => {
  const { chosen } = read("status=lost&status=new&status=new&status=won&source=B,+C&source=A&source=B,+C");
  expect(chosen).toEqual({ ...NONE, status: ["new", "lost"], source: ["B, C", "A"] });
  const many = Array.from({ length: 31 }, (_, at) => `source=${at}`).join("&");
  expect(read(many).chosen.source).toHaveLength(30);
});

test.each([
  ["1", 1],
  ["9999999", 9_999_999],
  ["10000000", 1],
  ["0", 1],
  ["01", 1],
  ["-2", 1],
  ["2.5", 1],
  ["2a", 1],
  ["a2", 1],
  ["", 1],
  [null, 1],
])("page %j is page %i", (text, page) => {
  expect(readPage(text)).toBe(page);
});

test("a value that the data does not have is unset; otherwise the filters stay as they are", () => {
  const known = read("status=new&industry=Brewery&assigned=me");
  expect(ignoreUnknown(known, CHOICES)).toBe(known);
  expect(ignoreUnknown(read("assigned=m2"), CHOICES).chosen.assigned).toEqual(["m2"]);
  expect(ignoreUnknown(read("industry=Law firm"), {}).chosen.industry).toEqual(["Law firm"]);
  expect(ignoreUnknown(read("q=x&status=new&industry=Bakery&assigned=m9&assigned=m1"), CHOICES)).toEqual({
    q: "x",
    chosen: { ...NONE, status: ["new"], assigned: ["m1"] },
    sort: "newest",
    page: 1,
  });
});

test("a tag that no lead has any more stays and is offered, so that its view is not one of all leads", () => {
  const wanted = read("tag=Fair&tag=,");
  expect(ignoreUnknown(wanted, CHOICES)).toBe(wanted);
  const { tag } = toFilterChoices({ industries: [], sources: [], tags: ["VIP"] }, [], read("tag=Fair"));
  expect(tag?.map(({ label }) => label)).toEqual(["VIP", "Fair"]);
});

const READER = { id: "m1", timeZone: "America/Chicago", now: new Date("2026-11-24T16:42:00.000Z") };

test("'me' is the person who asks, others stay", () => {
  expect(filtersFor(READER, read("assigned=me&assigned=m2&status=new")).chosen).toEqual({
    ...NONE,
    status: ["new"],
    assigned: ["m1", "m2"],
  });
  expect(filtersFor(READER, read("assigned=nobody")).chosen.assigned).toEqual(["nobody"]);
  expect(filtersFor(READER, read("")).chosen).toEqual(NONE);
});

test("what is overdue depends on when it is asked", () => {
  expect(filtersFor(READER, read("follow-up=overdue")).chosen).toEqual({
    ...NONE,
    "follow-up": [{ before: "2026-11-24T16:42:00.000Z" }],
  });
  expect(filtersFor(READER, read("follow-up=none")).chosen["follow-up"]).toEqual(["none"]);
});

test.each([
  // A Tuesday in Chicago, six hours behind UTC; this week is in the rules of follow-ups.
  ["created=today", { from: "2026-11-24T06:00:00.000Z", before: "2026-11-25T06:00:00.000Z" }],
  ["created=7-days", { from: "2026-11-17T16:42:00.000Z" }],
  ["created=week", { from: "2026-11-23T06:00:00.000Z", before: "2026-11-30T06:00:00.000Z" }],
  // The month began in summer time.
  ["created=month", { from: "2026-11-01T05:00:00.000Z" }],
  ["created=30-days", { from: "2026-10-25T16:42:00.000Z" }],
  ["contacted=7-days", { from: "2026-11-17T16:42:00.000Z" }],
  ["contacted=over-7-days", { before: "2026-11-17T16:42:00.000Z" }],
  ["contacted=over-30-days", { before: "2026-10-25T16:42:00.000Z" }],
  ["contacted=never", "never"],
  ["score=hot", { from: 80 }],
  ["score=warm", { from: 60, before: 80 }],
  ["score=cool", { from: 40, before: 60 }],
  ["score=cold", { from: 0, before: 40 }],
  ["value=over-50k", { from: 5_000_000 }],
  ["value=10k-50k", { from: 1_000_000, before: 5_000_000 }],
  ["value=1k-10k", { from: 100_000, before: 1_000_000 }],
  ["value=under-1k", { before: 100_000 }],
  ["value=none", "none"],
  ["phone=yes", "yes"],
])("%s means %o", (query, meant) => {
  expect(filtersFor(READER, read(query)).chosen[query.split("=")[0] ?? ""]).toEqual([meant]);
});

test.each([
  // Summer time ends on November 1.
  [
    "created=2026-10-30..2026-11-15",
    { from: "2026-10-30T05:00:00.000Z", before: "2026-11-16T06:00:00.000Z" },
  ],
  [
    "created=2026-11-01..2026-11-01",
    { from: "2026-11-01T05:00:00.000Z", before: "2026-11-02T06:00:00.000Z" },
  ],
  ["follow-up=2026-12-01..", { from: "2026-12-01T06:00:00.000Z", before: undefined }],
  ["contacted=..2026-11-15", { from: undefined, before: "2026-11-16T06:00:00.000Z" }],
  ["score=45..60", { from: 45, before: 61 }],
  ["value=1000..5000", { from: 100_000, before: 500_001 }],
  ["value=..1000", { from: undefined, before: 100_001 }],
])("the range %s, ends included, means %o", (query, meant) => {
  const filters = read(query);
  expect(ignoreUnknown(filters, {})).toBe(filters);
  expect(filtersFor(READER, filters).chosen[query.split("=")[0] ?? ""]).toEqual([meant]);
});

test.each([
  ...[
    "created=2026-02-30..",
    "created=2026-11-15..2026-11-01",
    "created=40..60",
    "created=..",
    "created=....",
  ],
  ...["created=9999-12-31..9999-12-31", "created=0000-01-01..", "score=2026-11-01..", "score=60..45"],
  ...["score=-1..5", "score=1..2..3", "value=1.5..2", "value=a..b"],
])("%s is no range, and not a filter", (query) => {
  expect(Object.values(ignoreUnknown(read(query), {}).chosen).flat()).toEqual([]);
});

test("a filter takes one range beside its choices; others take none", () => {
  expect(read("created=1..2&created=3..4&created=week").chosen.created).toEqual(["week", "1..2"]);
  expect(read("status=1..2&phone=1..2").chosen).toEqual(NONE);
});

test.each([
  ["created-from=2026-11-15&created-to=2026-11-01&status=new", "status=new&created=2026-11-01..2026-11-15"],
  ["follow-up-from=+2026-11-01+&follow-up-to=", "follow-up=2026-11-01.."],
  ["score-from=9&score-to=10", "score=9..10"],
  ["score-from=&score-to=&score=hot", "score=hot"],
  ["status=new&follow-up=overdue", "status=new&follow-up=overdue"],
  ["visited=/case&visited=&visited=+Case/+", "visited=%2Fcase"],
  ["visited=https://x.example/Pricing?a=b%23c&visited=https://x.example", "visited=%2Fpricing&visited=%2F"],
  ["visited=/blog/*&visited=blog*", "visited=%2Fblog%2F*&visited=%2Fblog*"],
])("a form that sends %s asks for %s", (sent, wanted) => {
  expect(joinRanges(new URLSearchParams(sent)).toString()).toBe(wanted);
});

test("a search or a choice is a filter; order and page are none", () => {
  expect(hasFilters(read("sort=name&page=2"))).toBe(false);
  expect(hasFilters(read("q=a"))).toBe(true);
  expect(hasFilters(read("assigned=me"))).toBe(true);
});

test("the list's address keeps its own parameters, and changes are put over them", () => {
  const params = new URLSearchParams("tab=x&page=2&q=ann&status=new&sort=name&activities=3&industry=");
  expect(listSearch(params)).toBe("?q=ann&status=new&sort=name&page=2&activities=3");
  expect(listSearch(params, { status: null, page: 3, priority: "low", q: "" })).toBe(
    "?priority=low&sort=name&page=3&activities=3",
  );
  expect(listSearch(params, { page: undefined })).toBe("?q=ann&status=new&sort=name&activities=3");
  expect(listSearch(params, NO_FILTERS)).toBe("?sort=name&activities=3");
  expect(listSearch(new URLSearchParams("tab=x"), { assigned: "me" })).toBe("?assigned=me");
  expect(listSearch(new URLSearchParams("tab=x"))).toBe("");
  const several = new URLSearchParams("status=new&status=lost&page=2");
  expect(listSearch(several, { page: null })).toBe("?status=new&status=lost");
  expect(listSearch(several, { status: ["won", "new"] })).toBe("?status=won&status=new&page=2");
  expect(listSearch(several, { status: [] })).toBe("?page=2");
});

test("the filters, in their order, with their columns and choices", () => {
  expect(LEAD_FILTERS.map(({ name, column }) => [name, column])).toEqual([
    ["status", "status"],
    ["priority", "priority"],
    ["industry", "industry"],
    ["assigned", "assigneeId"],
    ["source", "source"],
    ["follow-up", "nextFollowUp"],
    ["created", "createdAt"],
    ["contacted", "lastContacted"],
    ["score", "leadScore"],
    ["value", "dealValue"],
    ["phone", "phoneNumber"],
  ]);
  const [status, priority, industry, assigned] = LEAD_FILTERS;
  expect(status.options[0]).toEqual({ value: "new", label: "New" });
  expect(status.options).toHaveLength(7);
  expect(priority.options).toEqual([
    { value: "high", label: "High" },
    { value: "medium", label: "Medium" },
    { value: "low", label: "Low" },
  ]);
  expect(industry.options[1]).toEqual({ value: "Law firm", label: "Law firm" });
  expect(assigned.options).toEqual([
    { value: "me", label: "Me", is: "actor" },
    { value: "nobody", label: "Unassigned", is: "empty" },
  ]);
});

test("each filter says what it does", () => {
  expect(LEAD_FILTERS.map(({ label, placeholder }) => `${label}: ${placeholder}`)).toEqual([
    "Status: All statuses",
    "Priority: All priorities",
    "Industry: All industries",
    "Assigned to: Anyone",
    "Source: All sources",
    "Follow-up: Any time",
    "Created: Any time",
    "Last contacted: Any time",
    "Score: Any score",
    "Deal value: Any value",
    "Phone: With or without",
  ]);
});

test("the orders of the list: only the next follow-up and the name ascend", () => {
  expect(LEAD_SORTS.map(({ name, label, by, direction }) => [name, label, by.join(), direction])).toEqual([
    ["newest", "Newest first", "", "desc"],
    ["score", "Highest score", "leadScore", "desc"],
    ["value", "Highest deal value", "dealValue", "desc"],
    ["follow-up", "Next follow-up", "nextFollowUp", "asc"],
    ["name", "Last name", "lastName,firstName", "asc"],
  ]);
});

test("choices from the data: industries as they are, members by name, with what they were", () => {
  const { channel = [], ...others } = CHOICES;
  expect(channel.map(({ label }) => label).join()).toBe(
    "Search,Direct,Paid,Referral,Postcard,AI assistant,Social,Email,SMS,Audio,Video",
  );
  expect(others).toEqual({
    industry: [{ value: "Brewery", label: "Brewery" }],
    source: [{ value: "Google Ads", label: "Google Ads" }],
    tag: [{ value: "VIP", label: "VIP" }],
    assigned: [
      { value: "m1", label: "Lena" },
      { value: "m2", label: "Tom (disabled)" },
    ],
  });
});

test("of many sources, 300 are offered and the one that the address names", () => {
  const sources = Array.from({ length: 1000 }, (_, at) => `s${at}`);
  const offered = (query: string) =>
    (toFilterChoices({ industries: [], sources, tags: [] }, [], read(query)).source ?? []).map(
      ({ value }) => value,
    );
  expect(offered("")).toEqual(sources.slice(0, 300));
  expect(offered("source=s999")).toEqual([...sources.slice(0, 300), "s999"]);
  expect(offered("source=other")).toHaveLength(300);
});

test.each([
  [1, 0, { page: 1, pages: 1, isTruncated: false }],
  [1, 10, { page: 1, pages: 1, isTruncated: false }],
  [2, 11, { page: 2, pages: 2, isTruncated: false }],
  [9, 11, { page: 2, pages: 2, isTruncated: false }],
  [1000, 10_000, { page: 1000, pages: 1000, isTruncated: false }],
  [1001, 10_001, { page: 1000, pages: 1000, isTruncated: true }],
])("page %i of %i rows, ten a page, is %o", (wanted, total, paging) => {
  expect(pagingOf(wanted, { total, perPage: 10 })).toEqual({ total, ...paging });
});

test("a possible duplicate is named with what it shares", () => {
  const row = { id: "l1", firstName: "Ann", lastName: "Lee", companyName: "Lee LLC" };
  expect(toDuplicate({ ...row, sharesEmail: 1 })).toEqual({
    id: "l1",
    label: "Ann Lee, Lee LLC",
    shares: "same email",
  });
  expect(toDuplicate({ ...row, sharesEmail: 0 }).shares).toBe("same phone number");
});
