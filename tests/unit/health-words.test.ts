import { expect, test } from "vitest";
import type { RunsState } from "../../app/generation/runs-state.server";
import type { Trouble } from "../../app/health/alerts";
import type { HealthCheck } from "../../app/health/health";
import { tellAll, tellParts } from "../../app/health/health-page/words";

const NAMES = [
  ...["Business database", "Visits’ database", "Jobs worker", "Outbox", "Email", "Failed jobs"],
  ...["Scheduled tasks", "Page views", "Archive bucket", "Uploads bucket", "Address", "Email sender"],
];
const healthOf = (ill: Record<string, boolean | null>): HealthCheck[] =>
  NAMES.map((name) => ({
    name,
    isHealthy: name in ill ? (ill[name] ?? null) : true,
    text: "",
    detail: "Why",
  }));

const RUNS: RunsState = { state: "runs", text: "Running" };

type More = {
  troubles?: Trouble[];
  undelivered?: number;
  hasGoogle?: boolean;
  mayEditCompany?: boolean;
  runs?: RunsState;
};
const tell = (ill: Record<string, boolean | null> = {}, more: More = {}) =>
  tellParts({
    checks: healthOf(ill),
    ...{ troubles: [], undelivered: 0, hasGoogle: true, mayEditCompany: true, runs: RUNS, ...more },
  });
const illOf = (parts: ReturnType<typeof tell>) =>
  parts.filter(({ state }) => state === "ill").map(({ name }) => name);

test("where all is well the page says so, and no part is in need", () => {
  const parts = tell();
  expect(tellAll(parts)).toBe("Everything works.");
  expect(parts.map(({ state }) => state)).toEqual(Array(7).fill("works"));
});

test("the generators' state stands in the dashboard's words, and a late one needs somebody", () => {
  const late = tell({}, { runs: { state: "ill", text: "No run in the last 2 hours" } });
  expect(tellAll(late)).toBe("One thing needs you.");
  expect(late[0]).toMatchObject({ name: "Content generation", badge: "No run in the last 2 hours" });
  const note = "The next draft is due within the hour.";
  const early = tell({}, { runs: { state: "off", text: "Due within the hour", note } });
  expect(tellAll(early)).toBe("Everything that’s set up works.");
  expect(early.at(-1)).toMatchObject({
    ...{ name: "Content generation", badge: "Due within the hour" },
    text: "The next draft is due within the hour.",
  });
  const never = tell({}, { runs: { state: "off", text: "No run yet" } });
  expect(never.at(-1)).toMatchObject({ badge: "No run yet", text: "The first drafts come by themselves." });
});

test.each([
  ["Business database", "Website and back office"],
  ["Visits’ database", "Visitor counts"],
  ["Archive bucket", "Visitor counts"],
  ["Jobs worker", "Background work"],
  ["Outbox", "Background work"],
  ["Scheduled tasks", "Background work"],
  ["Failed jobs", "Background work"],
  ["Email", "Email"],
  ["Email sender", "Email"],
  ["Uploads bucket", "Pictures and files"],
  ["Address", "The site’s address is new"],
])(
  "if %s is ill, the part '%s' is the one thing to look at, first and with a way to mend it",
  (check, part) => {
    const parts = tell({ [check]: false });
    expect(illOf(parts)).toEqual([part]);
    expect(tellAll(parts)).toBe("One thing needs you.");
    expect(parts[0]?.name).toBe(part);
    expect(parts[0]?.link).toBeDefined();
  },
);

test("what was found by the last look stands in its part's words", () => {
  const troubles: Trouble[] = [
    { cause: "mail", text: "Email does not go out: 535 Wrong password" },
    { cause: "crons", text: "No scheduled task has run since 9:00 AM." },
    { cause: "database", text: "The business database is 81 % full." },
    { cause: "errors", text: "30 errors were logged in an hour." },
  ];
  const parts = tell({}, { troubles });
  expect(tellAll(parts)).toBe("Four things need you.");
  for (const { text } of troubles) expect(parts.filter((part) => part.text.startsWith(text))).toHaveLength(1);
});

test("what is not set up needs nobody: it is grey, last, and has a way to set it up for who may", () => {
  const off = { Email: true, "Email sender": null };
  const parts = tell(off, { hasGoogle: false });
  expect(tellAll(parts)).toBe("Everything that’s set up works.");
  expect(parts.slice(-2).map(({ name, state, link }) => [name, state, link?.text])).toEqual([
    ["Email", "off", "Set up"],
    ["Google index requests", "off", "Set up"],
  ]);
  const mail = tell(off, { mayEditCompany: false }).find(({ name }) => name === "Email");
  expect([mail?.link, mail?.text]).toEqual([undefined, "Email is stored, not sent. An owner can set it up."]);
});

test("mails that did not arrive come first, with their number", () => {
  const [first] = tell({}, { undelivered: 2 });
  expect(first).toMatchObject({
    name: "2 emails could not be delivered",
    link: { to: "/admin/mail?state=failed" },
  });
});
