import { NEW_POST_PATH } from "../../app/blog/staff/staff-posts.ts";
import { CONTACT_TOASTS } from "../../app/copy/contact.ts";
import { MIN_HUMAN_FILL_MS } from "../../app/marketing/contact/contact.ts";
import { OWNER } from "../../tests/support/server.ts";
import { DANA } from "../../tests/support/visitor.ts";
import { waitForScripts } from "./check-page.ts";
import { type Driver, sleep, waitUntil } from "./driver.ts";

/** `mark` is a word that no other run on this database types. */
type Visit = { driver: Driver; mark: string };

/** What a visitor or staff does from page to page. @throws with what it waited for, if that does not come */
export type Flow = { name: string; needsReact?: true; run: (visit: Visit) => Promise<void> };

export const FLOWS: Flow[] = [
  { name: "a contact form is sent", run: sendContactForm },
  { name: "a demo is booked", run: bookDemo },
  { name: "sign-in", run: signIn },
  { name: "a lead is edited", needsReact: true, run: editLead },
  { name: "a deal is moved to another stage", needsReact: true, run: moveDeal },
  { name: "an article is saved", needsReact: true, run: saveArticle },
];

async function sendContactForm(visit: Visit): Promise<void> {
  const { driver, mark } = visit;
  await openPage(visit, "/contact");
  const values = { ...DANA, businessEmail: `${mark}@harborauto.example` };
  for (const [name, value] of Object.entries(values)) await driver.type({ css: `[name=${name}]` }, value);
  await sleep(MIN_HUMAN_FILL_MS);
  await driver.click({ css: "form[data-contact-form] button[type=submit]" });
  await expectText(driver, ".toast", CONTACT_TOASTS.sent.title);
}

async function bookDemo(visit: Visit): Promise<void> {
  const { driver, mark } = visit;
  await openPage(visit, "/book-now");
  await driver.click({ css: ".day:not(.off)" });
  await driver.click({ css: ".slot" });
  await driver.type({ css: "#demo-form [name=name]" }, DANA.firstName);
  await driver.type({ css: "#demo-form [name=email]" }, `${mark}@harborauto.example`);
  await driver.type({ css: "#demo-form [name=company]" }, DANA.companyName);
  await sleep(MIN_HUMAN_FILL_MS);
  await driver.click({ css: "#demo-form button", text: "Book Now" });
  await expectAddress(driver, /\/booking\/[^/]+\?new$/);
}

export async function signIn(visit: Visit): Promise<void> {
  const { driver } = visit;
  await openPage(visit, "/auth");
  await driver.type({ css: "[name=email]" }, OWNER.email);
  await driver.type({ css: "[name=password]" }, OWNER.password);
  await driver.click({ css: "button", text: "Sign in" });
  await expectAddress(driver, /\/admin$/);
}

async function editLead(visit: Visit): Promise<void> {
  const { driver, mark } = visit;
  await openPage(visit, "/admin/leads");
  await driver.click({ css: "[data-lead] a" });
  await driver.click({ css: "[data-sheet] a", text: "Edit Lead" });
  await driver.type({ css: "[role=dialog] [name=companyName]" }, `Works ${mark}`);
  await driver.click({ css: "[role=dialog] button", text: "Save Changes" });
  await expectText(driver, ".toast", "Lead updated successfully");
  await expectText(driver, "[data-sheet]", `Works ${mark}`);
}

async function moveDeal(visit: Visit): Promise<void> {
  const { driver } = visit;
  await openPage(visit, "/admin/deals");
  const { id, stage } = await driver.run(moveFirstDeal);
  await expectText(driver, ".toast", "Deal stage updated successfully");
  await openPage(visit, "/admin/deals");
  const stored = await driver.run(stageOf, id);
  if (stored !== stage) throw new Error(`the deal ${id} is ${stored} after the move to ${stage}`);
}

async function saveArticle(visit: Visit): Promise<void> {
  const { driver, mark } = visit;
  await openPage(visit, NEW_POST_PATH);
  const title = `The cost of a missed call, ${mark}`;
  await driver.type({ css: "textarea[name=title]" }, title);
  await driver.type({ css: "textarea[name=content]" }, "The office opens at seven.");
  await expectAddress(driver, /\/[\da-f-]{36}$/);
  await waitUntil("the article says that it is saved", () => driver.run(saysSaved));
  const address = await driver.run(() => location.pathname);
  await openPage(visit, address);
  const stored = await driver.run(valueIn, "textarea[name=title]");
  if (stored !== title) throw new Error(`the title is "${stored}" after "${title}" was saved`);
}

async function openPage({ driver }: Visit, path: string): Promise<void> {
  await driver.open(driver.origin + path);
  await waitForScripts(driver);
}

async function expectText(driver: Driver, css: string, text: string): Promise<void> {
  await waitUntil(`"${text}" in ${css}`, () => driver.run(hasText, css, text));
}

async function expectAddress(driver: Driver, pattern: RegExp): Promise<void> {
  await waitUntil(`the address ${pattern}`, async () => pattern.test(await driver.run(() => location.href)));
}

function hasText(css: string, text: string): boolean {
  return [...document.querySelectorAll(css)].some((element) => (element.textContent ?? "").includes(text));
}

function saysSaved(): boolean {
  return [...document.querySelectorAll("[role=status]")].some((note) =>
    /^Saved \d/.test(note.textContent ?? ""),
  );
}

function valueIn(css: string): string | null {
  return document.querySelector<HTMLTextAreaElement>(css)?.value ?? null;
}

/** Chooses another stage as the browser's own list would: no driver has a key or a click for that in every browser. */
function moveFirstDeal(): { id: string; stage: string } {
  const form = [...document.forms].find(({ elements }) => elements.namedItem("stage"));
  const select = form?.getElementsByTagName("select")[0];
  if (!form || !select) throw new Error("there is no deal on the board");
  const id = String(new FormData(form).get("id"));
  const stage = [...select.options].find(({ selected }) => !selected)?.value ?? "";
  select.value = stage;
  select.dispatchEvent(new Event("input", { bubbles: true }));
  select.dispatchEvent(new Event("change", { bubbles: true }));
  return { id, stage };
}

function stageOf(id: string): string | undefined {
  const forms = [...document.forms].map((form) => new FormData(form));
  return forms
    .find((fields) => fields.get("id") === id && fields.has("stage"))
    ?.get("stage")
    ?.toString();
}
