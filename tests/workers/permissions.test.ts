import { beforeEach, expect, test } from "vitest";
import { OWNER_ONLY, PERMISSIONS } from "../../app/auth/permissions";
import { SECTIONS } from "../../app/settings/sections";
import table from "../../docs/permissions.md?raw";
import { insertLead } from "../support/leads";
import { formPost, requestSite } from "../support/site";
import { signedInOnSite } from "../support/staff";
import { clearTables } from "../support/workers-env";

type Row = { what: string; method: string; path: string; fields: string; cells: Record<string, string> };

const ROWS: Row[] = table
  .split("\n")
  .filter((line) => line.includes("`GET /") || line.includes("`POST /"))
  .map((line) => {
    const [, what = "", request = "", owner = "", staff = "", visitor = ""] = line
      .split("|")
      .map((cell) => cell.trim());
    const [method = "", path = "", fields = ""] = request.replaceAll("`", "").split(" ");
    return { what, method, path, fields, cells: { owner, staff, visitor } };
  });

let lead = "";
let tom = "";
beforeEach(async () => {
  await clearTables("sessions", "rate_limits", "invites", "lead_activities", "lead_notes", "leads", "users");
  lead = await insertLead({ companyName: "Harbor Auto" });
  tom = (await signedInOnSite("tom@beaconry.example", "staff")).staff.id;
});

async function ask({ method, path, fields }: Row, who: string): Promise<boolean> {
  const fill = (text: string) => text.replaceAll("LEAD", lead).replaceAll("TOM", tom);
  const headers =
    who === "visitor"
      ? {}
      : (await signedInOnSite(`${who}@beaconry.example`, who === "owner" ? "owner" : "staff")).headers;
  const response =
    method === "GET"
      ? await requestSite(fill(path), { headers, redirect: "manual" })
      : await requestSite(
          fill(path),
          formPost(Object.fromEntries(new URLSearchParams(fill(fields))), headers),
        );
  expect(response.status).toBeLessThan(500);
  const location = response.headers.get("Location") ?? "";
  if ([401, 403].includes(response.status) || location.startsWith("/auth")) return false;
  // A refused form comes back with its toast, on the page or in the cookie of a redirect.
  const cookie = /beaconry_toast=([^;]+)/.exec(response.headers.get("Set-Cookie") ?? "")?.[1] ?? "";
  return !((await response.text()) + Buffer.from(cookie, "base64url").toString()).includes(OWNER_ONLY);
}

test("the table has rows, and one for each right of owners", () => {
  expect(ROWS.length).toBeGreaterThan(30);
  const kept = ROWS.filter(({ cells }) => cells.owner === "yes" && cells.staff === "no");
  expect(kept.length).toBeGreaterThanOrEqual(Object.keys(PERMISSIONS).length);
});

const CELLS = ROWS.flatMap((row) => Object.entries(row.cells).map(([who, may]) => ({ row, who, may })));

test.each(CELLS.map((cell) => [`${cell.who}, ${cell.row.what}: ${cell.may}`, cell] as const))(
  "%s",
  async (_, { row, who, may }) => {
    expect(["yes", "no"]).toContain(may);
    expect((await ask(row, who)) ? "yes" : "no").toBe(may);
  },
);

test.each(["owner", "staff"] as const)(
  "the index of the settings lists the pages that an account with the role '%s' may open, and no other",
  async (role) => {
    const { headers } = await signedInOnSite(`${role}@beaconry.example`, role);
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
