import { readdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { contactForm } from "../../../bench/lib/contact-form";
import { expect, test } from "../../support/fixtures";

const LOCKED_MS = 2000;

test("a form that comes while another program holds the local database waits for it, and is stored once", async ({
  server,
  request,
}) => {
  const held = openBusiness(server.stateDir);
  held.exec("begin immediate");
  const { path, headers, body } = contactForm(new URL(server.url))(1);
  const began = Date.now();
  const answer = request.post(path, { headers, data: body });
  await new Promise((resolve) => setTimeout(resolve, LOCKED_MS));
  held.exec("commit");
  expect(await (await answer).json()).toMatchObject({ success: true });
  expect(Date.now() - began).toBeGreaterThan(LOCKED_MS);
  const stored = held
    .prepare("select count(*) as n from leads where business_email = 'dana1@harborauto.example'")
    .get();
  held.close();
  expect(stored).toEqual({ n: 1 });
});

/** The file that holds the leads, among those of the databases. */
function openBusiness(stateDir: string): DatabaseSync {
  const files = readdirSync(stateDir, { recursive: true, encoding: "utf8" });
  for (const file of files.filter((name) => name.includes("D1") && name.endsWith(".sqlite"))) {
    const database = new DatabaseSync(join(stateDir, file));
    if (database.prepare("select 1 from sqlite_master where name = 'leads'").get()) return database;
    database.close();
  }
  throw new Error(`No database with leads is in ${stateDir}`);
}
