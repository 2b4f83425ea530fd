import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import {
  AUDIT_ACTIONS,
  AUDIT_ENTITIES,
  actionChoice,
  sentenceOf,
} from "../../app/admin/audit-page/audit-words";
import { changedFields, goneName } from "../../app/admin/audit-page/changed-fields";
import { LEAD_FIELDS } from "../../app/crm/leads/fields/lead-fields";
import { CHANGE_TITLES } from "../../app/crm/leads/lead-page/change-titles";

const sources = ["app", "scripts"]
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((path) => join(folder, path)),
  )
  .filter((path) => path.endsWith(".ts"))
  .map((path) => readFileSync(path, "utf8"))
  .filter((text) => /insertAudit|changeSetting|actor|audit_log/.test(text));
const found = (pattern: RegExp) => [
  ...new Set(sources.flatMap((text) => [...text.matchAll(pattern)].map(([, name = ""]) => name))),
];

test("every action that the code records is said in words", () => {
  const actions = found(/action(?::| =)[^"\n]*"([a-z-]+\.[a-z-]+)"/g);
  expect(actions.length).toBeGreaterThan(60);
  expect(actions.filter((action) => !(action in AUDIT_ACTIONS))).toEqual([]);
});

test("every change of a lead has a title in its timeline", () => {
  const shownElsewhere = ["lead.note", "lead.activity"];
  // Of many leads, or of one that is gone: no timeline has them.
  const ofNone = ["lead.export", "lead.erase"];
  const changes = Object.keys(AUDIT_ACTIONS).filter((action) => action.startsWith("lead."));
  const untitled = changes.filter((action) => !(action in CHANGE_TITLES));
  expect(untitled.sort()).toEqual([...shownElsewhere, ...ofNone].sort());
});

test("every kind of record is named in the filter", () => {
  const kinds = found(/entity: "([a-z_-]+)"/g);
  expect(kinds.length).toBeGreaterThan(12);
  expect(kinds.filter((kind) => !(kind in AUDIT_ENTITIES))).toEqual([]);
});

test("an action is a sentence around its record, or without one", () => {
  expect(sentenceOf("lead.accept")).toEqual({ start: "accepted ", end: " from spam review" });
  expect(actionChoice("user.owner")).toBe("Made … an owner on the server");
  expect(sentenceOf("lead.export")).toEqual({ start: "exported leads as a file", end: null });
  expect(sentenceOf("rocket.launch")).toEqual({ start: "recorded rocket.launch on ", end: "" });
  expect(actionChoice("lead.status")).toBe("Changed the status of …");
});

const reader = { timeZone: "America/Chicago", names: new Map([["u1", "Ada Park"]]), fields: LEAD_FIELDS };
const changed = (entity: string, before: unknown, after: unknown, createdAt = "2026-01-02T10:00:00.000Z") =>
  changedFields(
    {
      ...{ entity, createdAt, after: JSON.stringify(after) },
      before: before === null ? null : JSON.stringify(before),
    },
    reader,
  );

test("a deal's stage is said by its name, its place within the stage and what the entry itself says not at all", () => {
  const moved = changed("deal", { stage: "proposal", rank: "a" }, { stage: "closed-won", rank: "b" });
  expect(moved).toEqual([{ label: "Stage", before: "Proposal", after: "Closed Won" }]);
  const won = {
    stage: "closed-won",
    rank: "b",
    actualCloseDate: "2026-03-08",
    stageEnteredAt: "2026-03-08T17:00:00Z",
  };
  const open = { stage: "proposal", rank: "a", actualCloseDate: null };
  expect(changed("deal", open, won)).toEqual([
    { label: "Stage", before: "Proposal", after: "Closed Won" },
    { label: "Actual close date", before: "", after: "Mar 8, 2026" },
  ]);
  // The same day in Chicago, and the next by UTC.
  expect(changed("deal", open, won, "2026-03-09T04:00:00.000Z")).toEqual([
    { label: "Stage", before: "Proposal", after: "Closed Won" },
  ]);
  const lost = changed("deal", { lostReason: null, lostTo: "Acme" }, { lostReason: "timing", lostTo: null });
  expect(lost).toEqual([
    { label: "Lost reason", before: "", after: "Not now" },
    { label: "Lost to", before: "Acme", after: "none" },
  ]);
  // Of a record that is gone only what it had is told.
  expect(changed("deal", { title: "Cards", lostReason: null, lostTo: "none" }, null)).toEqual([
    { label: "Title", before: "Cards", after: null },
    { label: "Lost to", before: "none", after: null },
  ]);
  expect(changed("blog", { published: false }, { published: true })).toEqual([]);
  expect(changed("deal", { stage: "retired", rank: "a" }, { stage: "retired", rank: "b" })).toEqual([]);
});

test("changed fields are said with their labels and values, those that stayed are left out", () => {
  expect(changed("lead", { status: "new", phoneNumber: "1" }, { status: "lost", phoneNumber: "1" })).toEqual([
    { label: "Status", before: "New", after: "Lost" },
  ]);
  expect(changed("deal", { value: 350_000, assigneeId: null }, { value: 120_050, assigneeId: "u1" })).toEqual(
    [
      { label: "Value", before: "$3,500.00", after: "$1,200.50" },
      { label: "Assignee", before: "", after: "Ada Park" },
    ],
  );
  // 8 March 2026, 01:30 in Chicago.
  expect(changed("booking", null, { startsAt: "2026-03-08T07:30:00.000Z", isDone: false })).toEqual([
    { label: "Starts at", before: null, after: "Mar 8, 2026, 1:30 AM" },
    { label: "Is done", before: null, after: "no" },
  ]);
  expect(changed("settings", [1], { list: [1, 2] })).toEqual([
    { label: "Value", before: "[1]", after: null },
    { label: "List", before: null, after: "[1,2]" },
  ]);
});

test("a record that is gone has the name that the entry kept, or none", () => {
  expect(goneName({ entity: "lead", entityId: "x", before: '{"title":"Roof"}', after: null })).toBe("Roof");
  expect(goneName({ entity: "lead", entityId: "/old", before: null, after: '{"to":"/new"}' })).toBe("/old");
  expect(goneName({ entity: "lead", entityId: "x", before: null, after: null })).toBe("one that is gone");
  expect(goneName({ entity: "bulk-change", entityId: "x", before: null, after: null })).toBe("many leads");
});
