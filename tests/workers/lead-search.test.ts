import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { searchBackOffice } from "../../app/admin/search.server";
import { listLeadChoices } from "../../app/crm/deals/lead-choices.server";
import { readLeadFilters } from "../../app/crm/leads/filters/lead-filters";
import { listLeads } from "../../app/crm/leads/leads.server";
import migration from "../../migrations/0011_lead_search_keys.sql?raw";
import { insertLead } from "../support/leads";
import { searchDifferences } from "../support/search-differences";
import { clearTables, rows, testDb } from "../support/workers-env";

beforeEach(() => clearTables("leads"));

const inList = async (q: string) => {
  const found = await listLeads(testDb(), readLeadFilters(new URLSearchParams({ q })));
  return found.rows.map(({ firstName }) => firstName).sort();
};
const inDealForm = async (q: string) =>
  (await listLeadChoices(testDb(), q)).map(({ firstName }) => firstName).sort();
const inPalette = async (q: string) => {
  const groups = await searchBackOffice(testDb(), q, { id: "nobody", role: "staff" });
  const found = groups.find(({ label }) => label === "Leads")?.items ?? [];
  return found.map(({ title }) => title.split(" ")[0]).sort();
};

/** By list, palette and deal form. */
async function expectFound(q: string, names: string[]) {
  expect([await inList(q), await inPalette(q), await inDealForm(q)], q).toEqual([names, names, names]);
}

test.each([
  "414 555 0150",
  "(414) 555-0150",
  "414-555-0150",
  "414.555.0150",
  "4145550150",
  "+14145550150",
  "+1 414 555 0150",
  "1 (414) 555-0150",
  "001 414 555 0150",
  "tel:+14145550150",
  "414/555-0150",
  "414\u00a0555\u00a00150",
  "414\u2011555\u20110150",
  "(414) 555-0150 ext. 9",
  "414 555",
  "0150",
  " 555-0150 ",
])("the phone search %j finds the number in every spelling, in list, palette and deal form", async (q) => {
  await insertLead({ firstName: "Spaced", phoneNumber: "414 555 0150", phoneKey: "4145550150" });
  await insertLead({ firstName: "Whole", phoneNumber: "+1 (414) 555-0150 x4", phoneKey: "4145550150" });
  await insertLead({ firstName: "Other", phoneNumber: "(262) 666-7788", phoneKey: "2626667788" });
  await expectFound(q, ["Spaced", "Whole"]);
});

test("a number is found with and without its country code, and digits are also found in other texts", async () => {
  await insertLead({ firstName: "Abroad", phoneNumber: "+44 20 7946 0958", phoneKey: "442079460958" });
  await insertLead({ firstName: "Within", phoneNumber: "020 7946 0958", phoneKey: "02079460958" });
  for (const q of ["+44 20 7946 0958", "0044 20 7946 0958", "+44 (0)20 7946 0958", "020 7946 0958"]) {
    await expectFound(q, ["Abroad", "Within"]);
  }
  await insertLead({ firstName: "Order", projectDescription: "Order 20794 of 2026" });
  expect(await inList("20794")).toEqual(["Abroad", "Order", "Within"]);
  expect(await inList("2026 20794")).toEqual(["Order"]);
});

/** First, last and company name of a lead, and searches that find it. */
const WRITTEN: [first: string, last: string, company: string, ...searches: string[]][] = [
  ["Seán", "O’Brien", "Mac’s Diner", "O'Brien", "o’brien", "O'Brien, Seán", "sean", "mac's", "O´Brien"],
  ["Conor", "O'Hara", "Fern", "O’Hara", "O‘Hara", "O`Hara", "conor o'hara"],
  [
    "José",
    "Núñez",
    "“Harbor” Auto",
    "jose nunez",
    "NÚÑEZ, JOSÉ",
    '"harbor"',
    "„Harbor“",
    "Nu\u0301n\u0303ez",
  ],
  ["Bö", "Ek", "Øre–Sund", "bo", "BÖ", "bö ek", "ore-sund", "øre", "ek, bö"],
  ["Văn", "Đỗ", "Phở Bò", "do van", "đỗ", "ĐỖ", "pho bo", "Đỗ, Văn"],
  ["Hồ", "Lê", "Vũ Lý", "ho", "le ho", "vu ly", "HỒ"],
  ["Zoë", "Weiß", "Łódź Werke", "zoe weiss", "Weiß", "lodz", "WEISS"],
  [
    "Nguye\u0302\u0303n",
    "Van A",
    "Peña 🚀",
    "nguyen",
    "Nguyễn",
    "NGUYỄN",
    "van nguyễn",
    "pena",
    "Peña",
    "🚀",
  ],
  ["משה", "כהן", "חברה", "כהן", "כהן משה", "חברה"],
  ["Ян", "Ёлкин", "Ладога", "ян", "ЯН", "ёлкин", "ян, ёлкин"],
  ["太郎", "山田", "東京電力", "山田", "太郎", "山田太郎", "太郎山田", "山田 太郎", "山田　太郎", "東京"],
  ["철수", "김", "한국", "철수", "김철수", "김 철수"],
  ["ジョン", "スミス", "アクメ", "ジョン・スミス", "スミス", "ジョンスミス"],
];

test.each(WRITTEN)(
  "%s %s of %s is found however the search is written",
  async (first, last, company, ...searches) => {
    await insertLead({ firstName: first, lastName: last, companyName: company });
    await insertLead({ firstName: "X", lastName: "Q", companyName: "Q", businessEmail: "q@q.q" });
    for (const q of searches) await expectFound(q, [first]);
    expect(await inList([...last][0] ?? "")).toEqual([first]);
  },
);

test("a description is searched for words of two characters that are whole words", async () => {
  await insertLead({ firstName: "Aki", projectDescription: "店は東京にあります。" });
  await insertLead({ firstName: "Nora", projectDescription: "Osaka – “soon”, it’s near" });
  expect(await inList("東京")).toEqual(["Aki"]);
  expect(await inList("東京に")).toEqual(["Aki"]);
  expect(await inList("大阪")).toEqual([]);
  expect(await inList('"soon" it\'s')).toEqual(["Nora"]);
});

test("the most words of the most accented letters are still a query that D1 takes, also with every filter", async () => {
  await insertLead({
    firstName: "ÀÈÌÒ",
    lastName: "ÙÝ",
    status: "new",
    priority: "high",
    industry: "Agency",
  });
  const params = { q: "ae eo ia ou ay oe iu yo", status: "new", priority: "high", industry: "Agency" };
  const { total } = await listLeads(testDb(), readLeadFilters(new URLSearchParams(params)));
  expect(total).toBe(0);
  await expectFound("ae uy", ["ÀÈÌÒ"]);
});

test("commas separate words but are part of a number", async () => {
  await insertLead({ firstName: "Thousand", projectDescription: "About 1,000 products, soon" });
  await insertLead({ firstName: "One", projectDescription: "About 1 of 5000 products" });
  expect(await inList("1,000, products")).toEqual(["Thousand"]);
  expect(await inList("products,about")).toEqual(["One", "Thousand"]);
  expect(await inList("<harborauto.example>;thousand")).toEqual(["Thousand"]);
});

/** Phone numbers with the keys that they had before, and those that they get. */
const REKEYED = [
  ["(414) 555-0150", "4145550150", "4145550150"],
  ["+1 (414) 555-0106 ext. 4", "41455501064", "4145550106"],
  ["414-555-0106 x12", "414555010612", "4145550106"],
  ["4145550160.0", "41455501600", "4145550160"],
  ["+44 (0)20 7946 0958", "4402079460958", "442079460958"],
  ["0044 20 7946 0958", "00442079460958", "442079460958"],
  ["011 44 20 7946 0958", "011442079460958", "442079460958"],
  ["001 414 555 0150", "0014145550150", "4145550150"],
  ["0113 496 0000", "01134960000", "01134960000"],
  ["(414) 555-0150 / (414) 555-0199", "41455501504145550199", "4145550150"],
  ["+7 495 555-01-50 доб. 4", "749555501504", "74955550150"],
  ["414 555\u20130150", "4145550150", "4145550150"],
  ["555-011 x", "", ""],
];

test("the migration gives older leads their keys and folds what the index holds of them", async () => {
  for (const [at, [phoneNumber, phoneKey = ""]] of REKEYED.entries()) {
    await insertLead({ firstName: `Lead ${at}`, phoneNumber, phoneKey });
  }
  await insertLead({ firstName: "Seán", lastName: "O’Brien" });
  await env.DB.prepare("delete from leads_search").run();
  await env.DB.prepare(
    `insert into leads_search (rowid, first_name, last_name, company_name, business_email, phone_number, phone_key, project_description)
      select rowid, first_name, last_name, company_name, business_email, phone_number, phone_key, project_description from leads`,
  ).run();
  expect(await inList("o'brien")).toEqual([]);
  for (const statement of migration.split("--> statement-breakpoint")) await env.DB.prepare(statement).run();
  const keys = await rows(
    "select phone_number, phone_key from leads where phone_number is not null order by id",
  );
  expect(keys).toEqual(REKEYED.map(([phone_number, , phone_key]) => ({ phone_number, phone_key })));
  expect(await searchDifferences()).toEqual([]);
  expect(await inList("o'brien")).toEqual(["Seán"]);
});
