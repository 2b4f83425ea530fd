import { env } from "cloudflare:workers";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { newId } from "../../app/platform/ids";
import { addressOf } from "../support/form-sweep/addresses";
import { nameOf } from "../support/form-sweep/form";
import { BACK_OFFICE_FORMS } from "../support/form-sweep/forms";
import { OWNER, STAFF } from "../support/form-sweep/people";
import { seedFormSweep } from "../support/form-sweep/records";
import {
  dataPath,
  differences,
  dumpFormSweep,
  formSweepEnv,
  readAnswer,
  sendForm,
} from "../support/form-sweep/requests";
import { ADMIN_ROUTES, patternOf } from "../support/form-sweep/routes";
import { seedFor } from "../support/form-sweep/seed-for";
import { STATE_CASES } from "../support/form-sweep/states";
import { requestSite } from "../support/site";

beforeEach(() => {
  vi.spyOn(globalThis, "fetch").mockImplementation(async () => new Response("ok"));
  vi.spyOn(console, "info").mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

type Seeded = { prepare: string; changes: () => Promise<string[]> };

const states = [...new Set(STATE_CASES.map(({ state }) => state))];

/** Stores the records of a state, unless they are there already; returns how to find out what has changed since. */
async function seedState(prepare: string) {
  await seedFormSweep();
  for (const statement of prepare.split("; ")) await env.DB.prepare(statement).run();
  const before = await dumpFormSweep();
  return async () => differences(before, await dumpFormSweep());
}

test.each(states)(
  "%s: each form answers as it should and changes nothing that it should not",
  async (state) => {
    const wrong: string[] = [];
    let seeded: Seeded | null = null as Seeded | null;
    for (const { form, who, expected } of STATE_CASES.filter((found) => found.state === state)) {
      const { prepare = "" } = form;
      if (seeded?.prepare !== prepare) seeded = { prepare, changes: await seedState(prepare) };
      const { status, text } = await sendForm(form, who, "data");
      const changed = await seeded.changes();
      const told = `${who.role}, ${nameOf(form)}: ${status}`;
      if (!expected.status.includes(status)) wrong.push(`${told} ${text.slice(0, 160)}`);
      if (changed.length > 0 !== expected.changes)
        wrong.push(`${told} changed ${changed.join("\n").slice(0, 400)}`);
      if (changed.length > 0) seeded = null;
    }
    expect(wrong).toEqual([]);
  },
);

/** What was sent by the first time is there no longer. */
const NOTHING_LEFT = ["mail/message-page/route retry", "admin/failed-jobs-page/route retry"];
/** Codes are shown once, and those of a lost answer were not: new ones replace them, which a mail says again. */
const DONE_AGAIN: Record<string, string[]> = {
  "auth/factors/codes-page/route": ["mails", "outbox"],
  "settings/company-page/route alert-test": ["mails", "outbox"],
};

test("every form that is sent again because its answer was lost succeeds, and adds nothing more", async () => {
  const wrong: string[] = [];
  for (const form of BACK_OFFICE_FORMS.filter(({ writes }) => writes !== false)) {
    await seedFor(form);
    const fields = { submissionId: newId() };
    const first = await sendForm(form, OWNER, "data", { fields });
    const before = await dumpFormSweep();
    const again = await sendForm(form, OWNER, "data", { fields });
    const told = `${nameOf(form)}: ${first.status}, ${again.status}`;
    const isAsExpected = NOTHING_LEFT.includes(nameOf(form))
      ? again.status === 409
      : again.outcome === "done";
    if (first.outcome !== "done" || !isAsExpected) wrong.push(`${told} ${again.text.slice(0, 160)}`);
    const added = await listGrown(before);
    if (added.join() !== (DONE_AGAIN[nameOf(form)] ?? []).join()) wrong.push(`${told} added ${added}`);
  }
  expect(wrong).toEqual([]);
});

/** The tables that have more rows now, but for the audit log, which also notes what was so already. */
async function listGrown(before: Record<string, string[]>): Promise<string[]> {
  return Object.entries(await dumpFormSweep())
    .filter(([table, found]) => table !== "audit_log" && found.length > (before[table]?.length ?? 0))
    .map(([table]) => table)
    .sort();
}

test.each([OWNER, STAFF])(
  "$role with a disabled account and a live cookie: every form and page asks to sign in",
  async (who) => {
    const changes = await seedState(`update users set disabled_at = '2026-02-01' where id = '${who.id}'`);
    const open: string[] = [];
    for (const form of BACK_OFFICE_FORMS) {
      const { outcome, status } = await sendForm(form, who, "data");
      if (outcome !== "sign-in") open.push(`${nameOf(form)}: ${status}`);
    }
    for (const { id, module } of ADMIN_ROUTES) {
      // What only takes forms shows nothing.
      if (!("loader" in module || "default" in module)) continue;
      const path = await addressOf(patternOf(id));
      for (const address of [path, dataPath(path)]) {
        const request = { headers: who.headers, redirect: "manual", env: formSweepEnv() } as const;
        const { outcome, status } = await readAnswer(await requestSite(address, request));
        if (outcome !== "sign-in") open.push(`GET ${address}: ${status}`);
      }
    }
    expect(open).toEqual([]);
    expect(await changes()).toEqual([]);
  },
);
