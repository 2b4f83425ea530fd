import { expect, SMTP, test } from "../../support/fixtures";
import { DANA } from "../../support/visitor";

test.use({ serverOptions: { settings: SMTP, jobsApart: true } });

test("killing the jobs process between submit and delivery loses no mail and sends none twice", async ({
  request,
  server,
  db,
  smtp,
}) => {
  await server.killJobs();
  const people = ["one", "two", "three"].map((name) => `${name}@crash.example`);
  for (const businessEmail of people) {
    const response = await request.post("/contact/send", {
      headers: { Origin: server.url },
      form: { ...DANA, businessEmail, page: "/", elapsedMs: "20000" },
    });
    expect(await response.json()).toMatchObject({ success: true });
  }
  expect(smtp.mails).toEqual([]);
  expect(db.get("select count(*) n from outbox where state = 'pending'")).toEqual({ n: 6 });

  await server.startJobs();
  // The sweep sends again what nobody picked up within 20 s; two sweeps, and a queue that may still hold the first message.
  await expect
    .poll(
      async () => {
        await server.fireCron("*/5 * * * *", new Date(Date.now() - Math.floor(Math.random() * 1e9)));
        return db.get("select count(*) n from outbox where state = 'done'");
      },
      { timeout: 50_000, intervals: [3000] },
    )
    .toEqual({ n: 6 });
  await server.fireCron("*/5 * * * *", new Date(0));
  await expect
    .poll(() => smtp.mails.flatMap((mail) => mail.to).sort())
    .toEqual(
      [...people, "sales@beaconry.example", "sales@beaconry.example", "sales@beaconry.example"].sort(),
    );
  const ids = smtp.mails.map((mail) => mail.mail.messageId);
  expect(new Set(ids).size).toBe(6);
});
