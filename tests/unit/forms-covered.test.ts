import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { listRouteModules } from "../../scripts/files";
import { FORMS } from "../support/forms/all";
import { INTENTS } from "../support/intents";

/** Covered by no-connection-reads, editor and accounts.spec.ts: they show no toast, or send nothing with JavaScript. */
const APART = [
  "auth/sign-in/sign-in-page/route.tsx",
  "auth/factors/factor-page/route.tsx",
  "auth/team/invite-page/route.tsx",
  "auth/password/reset-page/route.tsx",
  "auth/team/setup-page/route.tsx",
  "auth/factors/passkey-options.route.ts",
  "crm/email/draft.route.ts",
  "blog/editor/autosave.route.ts",
  "blog/editor/preview.route.ts",
  "blog/images/upload.route.ts",
];
/**
 * A rejected message is resent by the same form as a new one; a passkey needs a device, which accounts.spec.ts has; the
 * rule of the second factor locks the page that sets it; 'View Live' of a draft sends nothing with JavaScript.
 */
const ELSEWHERE = [
  "blog/staff/admin-page/route.tsx view-live",
  "crm/email/email.route.tsx retry",
  "auth/security/security-page/route.tsx passkey-add",
  "auth/team/team-page/route.tsx require-factor",
];
const PUBLIC = /^(?:web|marketing|analytics)\//;
/** One control sends all of its intents. */
const ALIKE = ["admin/preferences.route.ts"];

const MODULES = listRouteModules()
  .map((file) => ({ module: file.replace("app/", ""), text: readFileSync(file, "utf8") }))
  .filter(({ text }) => /^export (?:async function|const) action\b/m.test(text));

test("every back-office form has a test that submits it without a connection", () => {
  const forms = MODULES.map(({ module }) => module)
    .filter((module) => !PUBLIC.test(module) && !APART.includes(module))
    .flatMap((module) =>
      ALIKE.includes(module) ? module : (INTENTS[module]?.map((intent) => `${module} ${intent}`) ?? module),
    );
  const tested = [...new Set(FORMS.map(({ form }) => form)), ...ELSEWHERE];
  expect([...new Set(forms)].sort()).toEqual(tested.sort());
});

test("every action that looks at an intent is listed with its intents", () => {
  const looking = MODULES.filter(({ text }) => /\bintent\b(?!: "")/i.test(text)).map(({ module }) => module);
  expect(looking.filter((module) => !Object.hasOwn(INTENTS, module))).toEqual([]);
});
