/** Files to put faults into, and the unit tests that are to notice them; small groups, since each fault costs a run. */
export type Group = { files: string[]; tests: string[] };

/** Pure files with rules. Left out: copy, tables, forms of one page, and what draws it. */
export const GROUPS: Readonly<Record<string, Group>> = {
  platform: {
    files: [
      ...inFolder("app/platform", "clock csv"),
      ...inFolder("app/platform/time", "time-text zoned-time zones"),
      ...inFolder("app/platform/http", "own-paths xml"),
      ...inFolder("app/platform/http/forms", "form-fields"),
      ...inFolder("app/platform/http/limits", "flood-limit network-origin"),
      ...inFolder("app/platform/jobs", "redact-payload retry-after"),
      ...inFolder("app/auth", "permissions staff"),
    ],
    tests: named(
      "platform-rules time-text zoned-time zones flood-limit form-fields network redact-payload permissions lead-csv deal-rules",
    ),
  },
  money: { files: inFolder("app/platform", "money"), tests: named("platform-rules import-values") },
  leads: {
    files: [
      ...inFolder("app/crm/leads", "lead filters/lead-filters"),
      ...inFolder("app/crm/leads/fields", "lead-csv lead-edit lead-form lead-values"),
    ],
    tests: named(
      "lead-rules lead-list lead-field-table lead-csv lead-forms lead-texts email-templates phone-numbers csv-round-trip",
    ),
  },
  "lead-fields": {
    files: inFolder("app/crm/leads/fields", "lead-fields lead-kinds"),
    tests: named("lead-kinds lead-forms lead-field-table lead-csv"),
  },
  deals: {
    files: [
      ...inFolder("app/crm/deals", "deal deal-forms"),
      ...inFolder("app/crm/deals/board", "board-state drag-geometry"),
    ],
    tests: named("deal-rules board-state"),
  },
  import: {
    files: inFolder("app/crm/import", "columns/columns file/csv-file import rows/row settings"),
    tests: named("import-files lead-field-table"),
  },
  booking: {
    files: [
      ...inFolder("app/booking", "booking rules times"),
      ...inFolder("app/booking/calendars", "feed-address"),
    ],
    tests: named("booking-rules feed-address"),
  },
  saving: { files: inFolder("app/blog/editor", "save-plan"), tests: named("save-plan") },
  slots: { files: inFolder("app/booking", "slots"), tests: named("slot-rules") },
  analytics: {
    files: [
      ...inFolder("app/analytics", "channel ranges read-search report-search web-vitals"),
      ...inFolder("app/analytics/collect", "arrival classify-channel"),
      ...inFolder("app/analytics/counts", "dimension months"),
    ],
    tests: named("analytics-ranges analytics-search arrival visit-rules"),
  },
  visits: {
    files: [
      ...inFolder("app/analytics/collect", "hit postcard-visit verdict"),
      ...inFolder("app/analytics/counts", "day-limit visit-session"),
    ],
    tests: named("visit-rules hit verdict postcard-visit"),
  },
  language: { files: inFolder("app/generation/gates", "language"), tests: named("gate-language") },
  gates: {
    files: inFolder(
      "app/generation/gates",
      "figures keywords names reading-grade similarity structure sums text",
    ),
    tests: named("gate-texts"),
  },
  facts: {
    files: inFolder("app/generation/gates", "check-draft facts product-facts"),
    tests: named("gate-facts"),
  },
  content: {
    files: [
      ...inFolder("app/generation", "generators policy verify-marks"),
      ...inFolder("app/generation/writers", "cost"),
    ],
    tests: named("policy verify-marks writer-cost"),
  },
};

/** The tests for these files: those of their groups. @throws if a file is in none */
export function testsOf(files: readonly string[]): string[] {
  const tests = files.flatMap((file) => {
    const group = Object.values(GROUPS).find((known) => known.files.includes(file));
    if (!group) throw new Error(`${file} is not in scripts/mutate/groups.ts.`);
    return group.tests;
  });
  return [...new Set(tests)];
}

function inFolder(folder: string, names: string): string[] {
  return names.split(" ").map((name) => `${folder}/${name}.ts`);
}

function named(names: string): string[] {
  return names.split(" ").map((name) => `tests/unit/${name}.test.ts`);
}
