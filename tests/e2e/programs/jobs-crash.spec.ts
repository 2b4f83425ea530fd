import { expect, SMTP, test } from "../../support/fixtures";
import { DANA } from "../../support/visitor";

test.use({ serverOptions: { settings: SMTP } });

test("killing the program between submission and delivery loses no mail and sends none twice", async ({
  request,
  server,
  db,
  smtp,
}) => {
  test.setTimeout(120_000);
  // Of each form two mails, and its event among the visits.
  const count = (states: string) =>
    Number(db.get(`select count(*) n from outbox where queue = 'mail' and state in (${states})`)?.n);
  smtp.hold();
  const people = ["one", "two", "three"].map((name) => `${name}@crash.example`);
  for (const businessEmail of people) {
    const response = await request.post("/contact/send", {
      headers: { Origin: server.url },
      form: { ...DANA, businessEmail, page: "/", elapsedMs: "20000" },
    });
    expect(await response.json()).toMatchObject({ success: true });
  }
  // One delivery waits for the SMTP server, the others are queued behind it.
  await expect.poll(() => count("'processing'")).toBeGreaterThan(0);
  await server.crash();
  expect(count("'pending', 'processing'")).toBe(6);
  expect(smtp.mails).toEqual([]);

  smtp.release();
  await server.restart();
  // What was claimed is due again, as after its lease; work that is long overdue would also alert the owner.
  await db.write("update outbox set due_at = ?1", new Date().toISOString());
  await server.fireCron("*/5 * * * *", new Date("2026-03-02T10:05:00.000Z"));
  await expect.poll(() => count("'done'"), { timeout: 30_000 }).toBe(6);
  await server.fireCron("*/5 * * * *", new Date("2026-03-02T10:10:00.000Z"));
  const sales = Array<string>(3).fill("sales@beaconry.example");
  expect(smtp.mails.flatMap((mail) => mail.to).sort()).toEqual([...people, ...sales].sort());
  expect(new Set(smtp.mails.map(({ mail }) => mail.messageId)).size).toBe(6);
});
