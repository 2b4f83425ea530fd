import { expect, SMTP, test } from "../../support/fixtures";
import { insertLeadRow } from "../../support/lead-rows";
import { PHONE } from "../../support/visitor";

test.use({ serverOptions: { settings: SMTP }, viewport: { width: 1280, height: 900 } });

test("a link in a mail is opened: the lead's timeline says so, and what was read; not without consent", async ({
  page,
  browser,
  server,
  db,
  smtp,
  login,
}) => {
  test.setTimeout(120_000);
  const address = "marcus@mail-links.example";
  const leadId = await insertLeadRow(db, { email: address });
  await login();
  await page.goto(`/admin/leads/${leadId}?show=email`);
  const composer = page.getByRole("dialog", { name: "Send email" });
  await composer.getByLabel("Subject").fill("Your two rank maps");
  await composer.getByLabel("Message").fill(`They are like those on ${server.url}/pixlseo.`);
  await composer.getByRole("button", { name: /^Send/ }).click();
  const received = () => smtp.mails.find(({ to }) => to.includes(address))?.mail.html ?? "";
  await expect.poll(received, { timeout: 30_000 }).toContain("mail_id");
  const link = /href="([^"]*mail_id[^"]*)"/.exec(received())?.[1] ?? "";

  const visit = async (isPrivate: boolean) => {
    const context = await browser.newContext({ userAgent: PHONE, locale: "en-US", baseURL: server.url });
    if (isPrivate) {
      await context.addInitScript(() =>
        Object.defineProperty(navigator, "globalPrivacyControl", { get: () => true }),
      );
    }
    const tab = await context.newPage();
    const sent = (path: string) =>
      Promise.all([tab.waitForResponse("**/collect"), tab.goto(path)]).then(() => tab.waitForTimeout(50));
    await sent(link);
    await sent("/platform");
    await context.close();
  };
  await visit(true);
  await visit(false);
  await expect
    .poll(() => db.all("select page_path from website_analytics order by timestamp"), { timeout: 30_000 })
    .toEqual([{ page_path: "/pixlseo" }, { page_path: "/platform" }]);
  expect(db.get("select count(*) n from mail_visits")).toEqual({ n: 1 });

  await page.goto(`/admin/leads/${leadId}?kind=visit`);
  const timeline = page.getByRole("region", { name: "Activities" });
  await expect(timeline.getByRole("listitem")).toHaveText([
    /Read \/platform.*After a link in the email “Your two rank maps”/,
    /Somebody opened a link in the email “Your two rank maps”.*Read \/pixlseo/,
  ]);
});
