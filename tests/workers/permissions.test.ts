import { env } from "cloudflare:workers";
import { expect, test, vi } from "vitest";
import { can, PERMISSIONS, type Permission } from "../../app/auth/permissions";
import { SECTIONS } from "../../app/settings/sections";
import { IDS, OWNER, STAFF, TOM } from "../support/form-sweep/people";
import { STOPPED } from "../support/form-sweep/publishing-forms";
import { seedFormSweep } from "../support/form-sweep/records";
import {
  type Answer,
  differences,
  dumpFormSweep,
  formSweepEnv,
  readAnswer,
} from "../support/form-sweep/requests";
import { fillRequest, PERMISSION_ROWS, type PermissionRow } from "../support/permission-table";
import { formPost, requestSite } from "../support/site";
import { signedInOnSite } from "../support/staff";

const PEOPLE = { owner: OWNER, staff: STAFF, visitor: null };
type Who = keyof typeof PEOPLE;

/** What each page or file shows: one of the seeded records, its form or its heading. */
const SHOWN: Record<string, string | RegExp> = {
  "/admin": /<h2[^>]*>[^<]*The company/,
  "/admin/leads": "Harbor Auto",
  "/admin/leads/export": `${IDS.lead}@auto.example`,
  "/admin/deals/export": "Harbor Auto",
  "/admin/leads/LEAD": "Three rooftops.",
  "/admin/blogs": "Forty-one missed calls",
  "/admin/blogs/new": /name="content"/,
  "/admin/blogs/redirects": "/old",
  "/admin/analytics": /<h1[^>]*>[^<]*Analytics/,
  "/admin/content": /name="generator"/,
  "/admin/bookings": "Dana Reyes",
  "/admin/tasks": /<h1[^>]*>[^<]*Tasks/,
  "/admin/mail": "Your rank map",
  "/admin/failed-jobs": "The mailbox is full",
  "/admin/health": /<h1[^>]*>[^<]*Health/,
  "/admin/audit": "lead.export",
  "/admin/settings": /name="bio"/,
  "/admin/notifications": "mentioned you on Marcus Bell",
  "/admin/settings/security": "Laptop",
  "/admin/settings/company/hours": /name="COMPANY_HOURS_WEEKDAYS"/,
  "/admin/first-run": /name="person"/,
  "/admin/settings/team": TOM.email,
  "/admin/settings/booking": /name="bufferMinutes"/,
};
/** What has to be so for the request to change anything. */
const PREPARED: Record<string, string> = { "generators allowed again": STOPPED };

type Tried = { answer: Answer; changed: string[]; isShown: boolean };

async function tryCell({ what, request }: PermissionRow, who: Who): Promise<Tried> {
  await seedFormSweep();
  if (PREPARED[what]) await env.DB.prepare(PREPARED[what]).run();
  const before = await dumpFormSweep();
  const [method = "", pattern = "", fields = ""] = request.split(" ");
  const headers = { Accept: "text/html", ...PEOPLE[who]?.headers };
  const init =
    method === "GET"
      ? { headers, redirect: "manual" as const }
      : formPost(Object.fromEntries(new URLSearchParams(fillRequest(fields))), headers);
  const answer = await readAnswer(await requestSite(fillRequest(pattern), { ...init, env: formSweepEnv() }));
  const changed = differences(before, await dumpFormSweep());
  const shown = method === "GET" ? SHOWN[pattern] : undefined;
  const isShown = shown !== undefined && answer.status === 200 && new RegExp(shown).test(answer.text);
  return { answer, changed, isShown };
}

test("every permission has a row, and every row's permission exists and says what the row says", () => {
  expect(PERMISSION_ROWS.length).toBeGreaterThan(30);
  const named = new Set(PERMISSION_ROWS.map(({ permission }) => permission).filter((name) => name !== "—"));
  expect([...named].sort()).toEqual(Object.keys(PERMISSIONS).sort());
  const isPermission = (name: string): name is Permission => Object.hasOwn(PERMISSIONS, name);
  for (const { what, permission, cells } of PERMISSION_ROWS) {
    const may = (role: "owner" | "staff") =>
      !isPermission(permission) || can({ role }, permission) ? "yes" : "no";
    expect(cells, what).toEqual({ owner: may("owner"), staff: may("staff"), visitor: "no" });
  }
});

const CELLS = PERMISSION_ROWS.flatMap((row) =>
  (["owner", "staff", "visitor"] as const).map((who) => ({ row, who, may: row.cells[who] })),
);

test.each(CELLS.map((cell) => [`${cell.who}, ${cell.row.what}: ${cell.may}`, cell] as const))(
  "%s",
  async (_, { row, who, may }) => {
    vi.spyOn(console, "info").mockImplementation(() => {});
    const { answer, changed, isShown } = await tryCell(row, who);
    const told = `${answer.status} ${answer.text.slice(0, 500)}`;
    if (may === "yes") {
      expect(answer.outcome, told).toBe("done");
      // A page shows its records; a form has changed some.
      if (row.request.startsWith("GET ")) expect(isShown, told).toBe(true);
      else expect(changed, told).not.toEqual([]);
      return;
    }
    expect(may).toBe("no");
    expect(answer.outcome, told).toBe(who === "visitor" ? "sign-in" : "refused");
    expect(changed).toEqual([]);
  },
);

test.each(["owner", "staff"] as const)(
  "the index of the settings lists the pages that an account with the role '%s' may open, and no other",
  async (role) => {
    const { headers } = await signedInOnSite(`${role}-index@beaconry.example`, role);
    const page = await (await requestSite("/admin/settings", { headers })).text();
    const [index = ""] = /<nav aria-label="Settings sections".*?<\/nav>/s.exec(page) ?? [];
    const listed = SECTIONS.filter(({ to }) => index.includes(` href="${to}"`));
    const open = await Promise.all(
      SECTIONS.map(async ({ to }) => (await requestSite(to, { headers, redirect: "manual" })).status === 200),
    );
    expect(listed).toEqual(SECTIONS.filter((_, place) => open[place]));
    expect(open.every(Boolean)).toBe(role === "owner");
  },
);
