import { beforeAll, beforeEach, expect, test } from "vitest";
import { openLead } from "../support/lead-page";
import { insertLead } from "../support/leads";
import { signedInStaff } from "../support/staff";
import { clearTables, rows } from "../support/workers-env";

let headers: Record<string, string> = {};
beforeAll(async () => {
  ({ headers } = await signedInStaff("noa@beaconry.example"));
});
beforeEach(() => clearTables("leads"));

let minute = 0;
function add(
  firstName: string,
  email: string,
  companyName: string,
  more: Parameters<typeof insertLead>[0] = {},
) {
  minute += 1;
  const createdAt = new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString();
  return insertLead({
    ...{ firstName, lastName: "Bell", businessEmail: email, emailKey: email.toLowerCase(), companyName },
    ...{ createdAt, ...more },
  });
}

const companyOf = async (id: string) => (await openLead(id, { headers })).company;
const namesOf = async (id: string) =>
  (await companyOf(id)).leads.map(({ name }) => name.replace(" Bell", ""));

test("a lead shows the others of its company name or email domain, newest first, and no others", async () => {
  const priya = await add("Priya", "priya@raman-ortega.example", "Raman Ortega LLP");
  await add("Luz", "luz@gmail.com", " raman ortega llp");
  await add("Max", "MAX@Raman-Ortega.example", "Ortega");
  await add("Longer", "l@x.example", "Raman Ortega LLP Milwaukee");
  await add("Sub", "s@mail.raman-ortega.example", "Sub");
  await add("Other end", "o@raman-ortega.test", "Other");
  await add("Trashed", "t@raman-ortega.example", "Raman Ortega LLP", { deletedAt: "2026-01-02" });
  await add("Odd", "odd@raman-ortega.example", "Raman Ortega LLP", { quarantineReason: "odd" });
  expect(await namesOf(priya)).toEqual(["Max", "Luz"]);
});

test("an address of a free provider says nothing of a company, nor does a name of two letters", async () => {
  const priya = await add("Priya", "priya@gmail.com", "PR");
  await add("Luz", "luz@gmail.com", "PR");
  expect(await companyOf(priya)).toMatchObject({ leads: [] });
});

test("each has its status, its open and its won deals and who has it; duplicates are named above alone", async () => {
  const priya = await add("Priya", "priya@raman.example", "Raman", {
    phoneNumber: "4145550177",
    phoneKey: "4145550177",
  });
  await add("Twin", "twin@raman.example", "Raman", { phoneNumber: "4145550177", phoneKey: "4145550177" });
  const [noa] = await rows("select id from users");
  const luz = await add("Luz", "luz@raman.example", "Raman", {
    status: "qualified",
    assigneeId: String(noa?.id),
  });
  const deal = (stage: string, value: number, deletedAt: string | null = null) =>
    rows(
      `insert into deals (id, lead_id, title, value, stage, rank, stage_entered_at, created_at, updated_at, deleted_at)
        values (?1, ?2, 'Map', ?3, ?4, 'a0', '2026-01-01', '2026-01-01', '2026-01-01', ?5)`,
      ...[crypto.randomUUID(), luz, value, stage, deletedAt],
    );
  await deal("proposal", 1_000_000);
  await deal("qualification", 400_000);
  await deal("closed-won", 250_000);
  await deal("closed-lost", 9_900_000);
  await deal("proposal", 9_900_000, "2026-01-02");
  expect(await companyOf(priya)).toEqual({
    search: "Raman",
    leads: [
      {
        id: luz,
        name: "Luz Bell",
        status: "qualified",
        detail: "$14,000 open, $2,500 won, noa",
      },
    ],
  });
});

test("at most five are shown, and the link searches the list for what they have in common", async () => {
  const priya = await add("Priya", "priya@raman.example", 'Raman "Ortega"');
  for (let n = 1; n <= 7; n += 1) await add(`L${n}`, `l${n}@raman.example`, "Another");
  expect(await namesOf(priya)).toEqual(["L7", "L6", "L5", "L4", "L3"]);
  expect((await companyOf(priya)).search).toBe("raman.example");
});
