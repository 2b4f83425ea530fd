import { expect, test } from "vitest";
import {
  closeDateAfter,
  DEAL_PROBABILITIES,
  DEAL_STAGE_LABELS,
  DEAL_STAGES,
  daysBetween,
  dealSummary,
  deleteQuestion,
} from "../../app/crm/deals/deal";
import { dealChangeSchemaFor, dealEditSchemaFor, newDealSchemaFor } from "../../app/crm/deals/deal-forms";
import { decimalUsd, formatUsd, parseUsd } from "../../app/platform/money";

const newDealSchema = newDealSchemaFor([]);
const dealEditSchema = dealEditSchemaFor([], null);

const FILLED = { title: "Two rooftops", value: "14250", leadId: "lead-1" };
const messages = (result: { error?: { issues: { message: string }[] } }) =>
  result.error?.issues.map((issue) => issue.message) ?? [];

test("the six stages have their ids and labels, in order", () => {
  expect(DEAL_STAGES.map((stage) => [stage, DEAL_STAGE_LABELS[stage]])).toEqual([
    ["qualification", "Qualification"],
    ["needs-analysis", "Needs Analysis"],
    ["proposal", "Proposal"],
    ["negotiation", "Negotiation"],
    ["closed-won", "Closed Won"],
    ["closed-lost", "Closed Lost"],
  ]);
});

const NO_REASON = { lostReason: null, lostTo: null, lostNote: null };

test("[DEAL-014] a new deal defaults to stage qualification and probability 25", () => {
  expect(newDealSchema.parse(FILLED)).toEqual({
    ...FILLED,
    value: 1_425_000,
    assigneeId: null,
    stage: "qualification",
    probability: 25,
    expectedCloseDate: null,
    ...NO_REASON,
  });
});

test("[DEAL-015] probability is one of 10, 25, 50, 75, 90 and 100", () => {
  expect([...DEAL_PROBABILITIES]).toEqual([10, 25, 50, 75, 90, 100]);
  for (const probability of DEAL_PROBABILITIES) {
    expect(newDealSchema.parse({ ...FILLED, probability: String(probability) }).probability).toBe(
      probability,
    );
  }
  for (const probability of ["0", "33", "101", "-10", "often"]) {
    expect(newDealSchema.safeParse({ ...FILLED, probability }).success, probability).toBe(false);
  }
});

test.each(["title", "value", "leadId"])("[DEAL-016] a new deal without %s is rejected", (field) => {
  for (const value of [undefined, "", "   "]) {
    const filled: Record<string, unknown> = { ...FILLED, [field]: value };
    if (field === "leadId" && value === "   ") continue;
    expect(messages(newDealSchema.safeParse(filled))).toEqual(["Please fill in all required fields"]);
  }
});

test.each([
  ["24000", 2_400_000],
  ["24,000.50", 2_400_050],
  ["$1,234.5", 123_450],
  ["0", 0],
  [".5", 50],
  ["1.0050", 101],
  ["USD 4,000", 400_000],
  ["12 500", 1_250_000],
  ["12'500.50", 1_250_050],
  ["0.29", 29],
  ["1.", 100],
  [" 12 ", 1200],
  ["100000000000", 10_000_000_000_000],
])("[DEAL-018] the value %j is %i cents, parsed as a decimal", (text, cents) => {
  expect(parseUsd(text)).toBe(cents);
  expect(newDealSchema.parse({ ...FILLED, value: text }).value).toBe(cents);
});

test.each(["", "-1", "ten", "1e3", "1,2,3", "0x10", "1.2.3", "Infinity", "NaN", "100000000000.01", "٣"])(
  "the value %j is not an amount",
  (text) => {
    expect(parseUsd(text)).toBeNull();
    expect(newDealSchema.safeParse({ ...FILLED, value: text }).success).toBe(false);
  },
);

test.each([
  ["1.005", "1.005 can be a thousand or a fraction: write 1005 or 1.01"],
  ["$12.500", "$12.500 can be a thousand or a fraction: write 12500 or 12.50"],
])("the value %j, of one point and three digits, is asked for", (text, question) => {
  expect(parseUsd(text)).toBeNull();
  expect(messages(newDealSchema.safeParse({ ...FILLED, value: text }))).toEqual([question]);
});

test.each(["12.500,00 €", "€12,500", "12 500 EUR", "chf 12'500", "£12.500", "-5 €", "CA$ 500", "$500 AUD"])(
  "the value %j is in another currency, and not taken as dollars",
  (text) => {
    expect(parseUsd(text)).toBeNull();
    expect(messages(newDealSchema.safeParse({ ...FILLED, value: text }))).toEqual([
      `${text} is in another currency: enter the amount in US dollars`,
    ]);
  },
);

test("[DEAL-019] the expected close date is optional, an empty one is null, and an invalid day is rejected", () => {
  const dateOf = (expectedCloseDate: unknown) =>
    newDealSchema.parse({ ...FILLED, expectedCloseDate }).expectedCloseDate;
  expect([dateOf(undefined), dateOf(""), dateOf(" "), dateOf("2026-12-31")]).toEqual([
    null,
    null,
    null,
    "2026-12-31",
  ]);
  for (const wrong of [
    "2026-02-30",
    "31.12.2026",
    "soon",
    "2026-13-01",
    "0000-00-00",
    "0001-01-01",
    "12026-01-01",
  ]) {
    expect(newDealSchema.safeParse({ ...FILLED, expectedCloseDate: wrong }).success, wrong).toBe(false);
  }
});

test.each([
  ["a title of 201 characters", { title: "x".repeat(201) }],
  ["a title with a control character", { title: "a\u0081b" }],
  ["a stage that there is not", { stage: "won" }],
])("%s is rejected in a new deal and in an edit", (_, wrong) => {
  expect(newDealSchema.safeParse({ ...FILLED, ...wrong }).success).toBe(false);
  expect(dealEditSchema.safeParse({ ...FILLED, version: "1", ...wrong }).success).toBe(false);
});

test.each([
  [{ intent: "burn", id: "a" }],
  [{ intent: "move", id: "a", stage: "won" }],
  [{ intent: "move", id: "", stage: "proposal" }],
  [{ intent: "move", id: "a", stage: "proposal", place: "moon" }],
  [{ intent: "undo-move", id: "a", stage: "proposal", stageEnteredAt: "yesterday" }],
  [{ intent: "delete" }],
])("the change %j is rejected", (change) => {
  expect(dealChangeSchemaFor([]).safeParse(change).success).toBe(false);
});

test("[DEAL-026] [DEAL-027] [DEAL-028] closing sets the close date, keeps an existing one in the lead's tab, and reopening clears it", () => {
  const after = (
    from: (typeof DEAL_STAGES)[number],
    to: typeof from,
    current: string | null,
    place: "board" | "lead",
  ) => closeDateAfter({ from, to, current, today: "2026-05-05", place });
  for (const place of ["board", "lead"] as const) {
    expect(after("proposal", "closed-won", null, place)).toBe("2026-05-05");
    expect(after("proposal", "closed-lost", null, place)).toBe("2026-05-05");
    expect(after("closed-won", "proposal", "2026-05-01", place)).toBeNull();
    expect(after("closed-won", "closed-won", "2026-05-01", place)).toBe("2026-05-01");
  }
  expect(after("closed-lost", "closed-won", "2026-05-01", "lead")).toBe("2026-05-01");
  expect(after("closed-lost", "closed-won", "2026-05-01", "board")).toBe("2026-05-05");
});

test("[DEAL-029] the confirmation of a deletion names the deal", () => {
  expect(deleteQuestion('Say "yes"')).toBe(
    'Are you sure you want to delete "Say "yes""? This action cannot be undone.',
  );
});

test("[DEAL-034] a summary has total, count and rounded average probability", () => {
  const open = [10, 25, 50].map((probability) => ({ stage: "proposal" as const, value: 100, probability }));
  expect(dealSummary(open)).toEqual({ total: 300, open: 300, won: 0, count: 3, averageProbability: 28 });
  expect(dealSummary([])).toEqual({ total: 0, open: 0, won: 0, count: 0, averageProbability: 0 });
  const closed = [
    { stage: "closed-won" as const, value: 40, probability: 25 },
    { stage: "closed-lost" as const, value: 7, probability: 90 },
  ];
  // (10 + 25 + 50 + 100 + 0) / 5
  expect(dealSummary([...open, ...closed])).toEqual({
    ...{ total: 347, open: 300, won: 40, count: 5, averageProbability: 37 },
  });
});

test("days in a stage are whole days, and never negative", () => {
  const now = new Date("2026-05-05T10:00:00Z");
  expect(daysBetween("2026-05-05T09:00:00Z", now)).toBe(0);
  expect(daysBetween("2026-05-03T10:00:00Z", now)).toBe(2);
  expect(daysBetween("2026-05-06T10:00:00Z", now)).toBe(0);
});

test("money is formatted in US dollars, with cents only if there are any", () => {
  expect([0, 2_400_000, 2_400_050, 5].map(formatUsd)).toEqual(["$0", "$24,000", "$24,000.50", "$0.05"]);
  expect([2_400_000, 2_400_050].map(decimalUsd)).toEqual(["24000", "24000.50"]);
});

const MEMBERS = [
  { id: "m1", email: "lena@beaconry.example", name: "Lena", isActive: true },
  { id: "m2", email: "tom@beaconry.example", name: "Tom", isActive: false },
];

test("a deal is assigned to an active member or nobody; a disabled one stays", () => {
  const assigned = (assigneeId: string, current: string | null) =>
    dealEditSchemaFor(MEMBERS, current).safeParse({ ...FILLED, version: "1", assigneeId });
  expect(assigned("m1", null).data?.assigneeId).toBe("m1");
  expect(assigned("m2", "m2").data?.assigneeId).toBe("m2");
  expect(assigned("m1", "m2").data?.assigneeId).toBe("m1");
  for (const id of ["m2", "m9", ""]) {
    expect(messages(assigned(id, null))).toEqual(["Assigned to: choose an active member or Unassigned"]);
  }
  expect(newDealSchemaFor(MEMBERS).safeParse({ ...FILLED, assigneeId: "m2" }).success).toBe(false);
});

test("an edit brings its version", () => {
  const accepts = (version: unknown) => dealEditSchema.safeParse({ ...FILLED, version }).success;
  expect(["1", "0", "-1", "1.5", "x", undefined].map(accepts)).toEqual([
    true,
    false,
    false,
    false,
    false,
    false,
  ]);
});

test.each([
  [{ expectedCloseDate: "x2026-12-31" }, "Enter a date like 2026-12-31"],
  [{ expectedCloseDate: "2026-12-31x" }, "Enter a date like 2026-12-31"],
  [{ expectedCloseDate: "2026-12-3" }, "Enter a date like 2026-12-31"],
  [{ title: "x".repeat(201) }, "Title can have at most 200 characters"],
  [{ value: "ten" }, "Enter an amount in dollars, like 24000 or 12.5k"],
  [{ value: "12,5k" }, "Enter an amount in dollars, like 24000 or 12.5k"],
  [{ probability: "33" }, "Choose one of the probabilities"],
])("a deal with %j is refused: %s", (wrong, message) => {
  expect(messages(newDealSchema.safeParse({ ...FILLED, ...wrong }))).toEqual([message]);
});

const ENTERED = "2026-05-04T10:00:00.000Z";
test.each([
  [
    { intent: "move", id: "a", stage: "proposal" },
    { intent: "move", id: "a", stage: "proposal", after: "", place: "board", ...NO_REASON },
  ],
  [
    { intent: "move", id: "a", stage: "proposal", place: "board" },
    { intent: "move", id: "a", stage: "proposal", after: "", place: "board", ...NO_REASON },
  ],
  [
    { intent: "move", id: "a", stage: "proposal", after: "b", place: "lead" },
    { intent: "move", id: "a", stage: "proposal", after: "b", place: "lead", ...NO_REASON },
  ],
  [
    { intent: "undo-move", id: "a", stage: "proposal", stageEnteredAt: ENTERED },
    {
      ...{ intent: "undo-move", id: "a", stage: "proposal", after: "", closeDate: null },
      ...{ stageEnteredAt: ENTERED, ...NO_REASON },
    },
  ],
  [
    { intent: "assign", id: "a", assigneeId: "m1", shown: "m2" },
    { intent: "assign", id: "a", assigneeId: "m1", shown: "m2" },
  ],
  [
    { intent: "assign", id: "a" },
    { intent: "assign", id: "a", assigneeId: null },
  ],
  [
    { intent: "delete", id: "x".repeat(64) },
    { intent: "delete", id: "x".repeat(64) },
  ],
])("the change %j is read as %j", (change, read) => {
  expect(dealChangeSchemaFor(MEMBERS).parse(change)).toEqual(read);
});

test("ids have at most 64 characters", () => {
  const long = "x".repeat(65);
  const accepts = (change: object) => dealChangeSchemaFor([]).safeParse(change).success;
  expect(accepts({ intent: "delete", id: long })).toBe(false);
  expect(accepts({ intent: "move", id: "a", stage: "proposal", after: long })).toBe(false);
  expect(newDealSchema.safeParse({ ...FILLED, leadId: long }).success).toBe(false);
});
