import { expect, test } from "vitest";
import { arrivalOf } from "../../app/analytics/collect/arrival";
import { paragraphs, withLinks } from "../../app/mail/html";
import { withTaggedLinks } from "../../app/mail/mail-links";

const ID = "0199c0de-0000-7000-8000-000000000001";
const SITE = "https://beaconry.example";
const mailOf = (text: string, html = "") => ({ id: ID, kind: "crm" as const, leadId: "l1", text, html });
const tagged = (text: string) => withTaggedLinks(mailOf(text), SITE).text;

test.each([
  [`${SITE}`, `${SITE}/?mail_id=${ID}`],
  [`See ${SITE}/pricing.`, `See ${SITE}/pricing?mail_id=${ID}.`],
  [`(${SITE}/pricing?plan=a#faq)`, `(${SITE}/pricing?plan=a&mail_id=${ID}#faq)`],
  [`${SITE}/a and ${SITE}/b`, `${SITE}/a?mail_id=${ID} and ${SITE}/b?mail_id=${ID}`],
  [`${SITE}/a?mail_id=x`, `${SITE}/a?mail_id=${ID}`],
])("%s leaves as %s", (typed, sent) => {
  expect(tagged(typed)).toBe(sent);
});

test.each([
  "https://other.example/pricing",
  "https://beaconry.example.attacker.example/pricing",
  "https://beaconry.example@attacker.example/pricing",
  "http://beaconry.example/pricing",
  `https://other.example/?to=${SITE}/pricing`,
  `${SITE}/booking/0199c0de-secret`,
  `${SITE}/unsubscribe/0199c0de-secret`,
  `${SITE}/blog/preview/0199c0de-secret`,
  `${SITE}/admin/leads`,
  `${SITE}/auth`,
  "beaconry.example/pricing",
])("%s stays", (address) => {
  expect(tagged(address)).toBe(address);
  const html = paragraphs(address, withLinks);
  expect(withTaggedLinks(mailOf("", html), SITE).html).toBe(html);
});

test("in HTML the link goes to the tagged address and shows the typed one; text that looks like a tag is no link", () => {
  const typed = `A <a href="${SITE}/x"> & ${SITE}/p?a=1&b=it's`;
  expect(withTaggedLinks(mailOf("", paragraphs(typed, withLinks)), SITE).html).toBe(
    `<p>A &lt;a href=&quot;<a href="${SITE}/x?mail_id=${ID}" style="color:#ab3d07">${SITE}/x</a>&quot;&gt; &amp; ` +
      `<a href="${SITE}/p?a=1&amp;b=it&amp;mail_id=${ID}" style="color:#ab3d07">${SITE}/p?a=1&amp;b=it</a>&#39;s</p>`,
  );
});

test("the links of automatic mails to a lead name them too", () => {
  const html = `<p><a href="${SITE}/book-now" style="color:#ab3d07">Pick another time</a></p>`;
  expect(withTaggedLinks({ ...mailOf("", html), kind: "booking" }, SITE).html).toBe(
    `<p><a href="${SITE}/book-now?mail_id=${ID}" style="color:#ab3d07">Pick another time</a></p>`,
  );
});

test("mail to staff, and mail about no lead, stays as it is", () => {
  for (const change of [{ kind: "lead-notice" as const }, { kind: "account" as const }, { leadId: null }]) {
    const mail = { ...mailOf(`${SITE}/pricing`), ...change };
    expect(withTaggedLinks(mail, SITE)).toEqual(mail);
  }
});

const arrival = (utm: Record<string, string>, referrer = "") =>
  arrivalOf(
    { landingPath: "/pricing", referrer, utm },
    { page: "/pricing", ownHosts: ["beaconry.example"], userAgent: "" },
  );

test("a visit by such a link is one by email with that mail, unless the link names another channel itself", () => {
  expect(arrival({ mail_id: ID })).toMatchObject({
    ...{ channel: "email", mailId: ID, landingPath: "/pricing", utm: null, campaign: null },
  });
  expect(arrival({ mail_id: ID.toUpperCase(), utm_medium: "postcard", utm_campaign: "nov" })).toMatchObject({
    ...{ channel: "postcard", mailId: ID, campaign: "nov", utm: "utm_medium=postcard&utm_campaign=nov" },
  });
});

test.each(["", "1", "marcus@harborauto.example", `${ID}-`, `' or 1=1 --`])(
  "'%s' is no mail of ours, and is not stored",
  (id) => {
    expect(arrival({ mail_id: id })).toMatchObject({ mailId: null, utm: null });
  },
);
