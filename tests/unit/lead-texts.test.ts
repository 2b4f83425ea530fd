import { expect, test } from "vitest";
import { allFieldsWriter, isOwnHeader } from "../../app/crm/leads/fields/lead-csv";
import { inZone, LEAD_FIELDS } from "../../app/crm/leads/fields/lead-fields";
import { leadIntentSchemaFor } from "../../app/crm/leads/fields/lead-form";
import { describeValues, sourceLabel } from "../../app/crm/leads/fields/lead-values";
import { mailtoLink, nameAssignee, readTimelineKind } from "../../app/crm/leads/lead";

const OWN = [
  ..."First Name,Last Name,Email,Phone,Company,Industry,Status,Priority,Lead Score,Source".split(","),
  ..."Deal Value,Project Description,Created,Assigned To,Tags".split(","),
];
const MORE = "Next Follow-Up,Last Contacted,Channel,Campaign,Landing Page,Updated".split(",");
const withoutTags = (header: string[]) => header.filter((name) => name !== "Tags");

test("our own exports are known by their header, older ones without tags too; no other file is", () => {
  for (const own of [OWN, [...OWN, ...MORE], withoutTags(OWN), withoutTags([...OWN, ...MORE])])
    expect(isOwnHeader(own), own.join()).toBe(true);
  const others = [[], OWN.slice(0, -2), [...OWN, "More"], ["Name", ...OWN.slice(1)], OWN.toReversed()];
  for (const other of others) expect(isOwnHeader(other), other.join()).toBe(false);
});

test("values are described in words, those that are no field left out", () => {
  expect(describeValues({ status: "new", priority: "high", version: 3 })).toEqual([
    "Status: New",
    "Priority: High",
  ]);
});

test.each([
  ["contact_form", "Contact form"],
  ["csv_import", "CSV import"],
  ["my_csv", "My csv"],
  ["csvs", "Csvs"],
])("the source %s reads %s", (source, label) => {
  expect(sourceLabel(source)).toBe(label);
});

test("an address in a link is encoded, whatever it holds", () => {
  expect(mailtoLink("a?b&c@firm.example")).toBe("mailto:a%3Fb%26c%40firm.example");
});

test("nobody has a name of their own; a part of the timeline is one that there is", () => {
  expect([nameAssignee(null), nameAssignee("ines")]).toEqual(["nobody", "ines"]);
  expect(["visit", "deal", "Visit", "", null].map(readTimelineKind)).toEqual([
    "visit",
    "deal",
    null,
    null,
    null,
  ]);
});

test("times of the export of all fields are those of the zone, texts as they are, nothing is empty", () => {
  const write = allFieldsWriter([], "America/Chicago");
  const times = {
    nextFollowUp: "2026-12-01T15:00:00.000Z",
    lastContacted: null,
    updatedAt: "2026-07-01T00:00:00.000Z",
  };
  const texts = { channel: "organic", campaign: "2026-12-01T15:00:00.000Z", landingPath: null };
  // @ts-expect-error without columns no other value is read
  expect(write({ ...times, ...texts }).trim()).toBe(
    "2026-12-01T09:00:00-06:00,,organic,2026-12-01T15:00:00.000Z,,2026-06-30T19:00:00-05:00",
  );
});

const intents = leadIntentSchemaFor(inZone(LEAD_FIELDS, "America/Chicago"));
const read = (form: Record<string, string>) => {
  const { success, data, error } = intents.safeParse(form);
  return success ? data : error.issues.map(({ message }) => message);
};

test("a follow-up is a word, a date as typed or a stored moment", () => {
  const followUp = (text: string) => read({ intent: "follow-up", followUp: text });
  expect(followUp("tomorrow")).toEqual({ intent: "follow-up", followUp: "tomorrow" });
  expect(followUp("2026-12-01T15:00:00.000Z")).toMatchObject({
    followUp: { at: "2026-12-01T15:00:00.000Z" },
  });
  expect(followUp("2026-12-01T09:00")).toMatchObject({ followUp: { at: "2026-12-01T15:00:00.000Z" } });
  for (const text of ["", "someday", "2026-02-30T09:00"])
    expect(followUp(text), text).toEqual(["Choose a day for the follow-up"]);
  expect(read({ intent: "follow-up" })).toEqual(["Choose a day for the follow-up"]);
});

test("a tag has letters, and its place is a number of one or two digits", () => {
  const tag = (tags: string, at?: string) =>
    read({ intent: "tag", tags, ...(at === undefined ? {} : { at }) });
  expect(tag("roofers", "7")).toMatchObject({ at: 7 });
  expect(tag("roofers", "12")).toMatchObject({ at: 12 });
  expect(tag("")).toEqual(["Please enter a tag"]);
  expect(read({ intent: "untag", tags: " " })).toEqual(["Please enter a tag"]);
  for (const at of ["123", "1x", "x1", "-1"]) expect(tag("roofers", at), at).toHaveLength(1);
});
