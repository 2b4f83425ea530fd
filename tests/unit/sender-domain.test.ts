import { expect, test } from "vitest";
import { describeHostChange, isOfHostBefore } from "../../app/auth/site-host";
import { dnsRecords, findSenderProblem, MAIL_PROVIDERS } from "../../app/mail/sender-domain";

test.each([
  "hello@beaconry.example",
  "hello@mail.BEACONRY.EXAMPLE",
  "hello@localhost",
  "a@printer.local",
  "a@b.test",
  "a@b.invalid",
  "a@example.com",
  "a@mail.example.org",
])("mail from %s would come from nobody's domain", (from) => {
  expect(findSenderProblem(from)).toContain(`Email comes from ${from}`);
});

test.each(["hello@lantern.works", "a@myexample.com", "a@example.com.au", "a@test.de", "a@localhost.io"])(
  "mail from %s may leave",
  (from) => expect(findSenderProblem(from)).toBeNull(),
);

/** What the providers' own pages ask for. */
test.each([
  [
    "resend",
    [
      ["MX", "send.lantern.works", /^10 feedback-smtp\./],
      ["TXT", "send.lantern.works", /^v=spf1 include:amazonses\.com ~all$/],
      ["TXT", "resend._domainkey.lantern.works", /^p=/],
    ],
  ],
  [
    "mailgun",
    [
      ["TXT", "lantern.works", /^v=spf1 include:mailgun\.org ~all$/],
      ["TXT", "mx._domainkey.lantern.works", /^k=rsa; p=/],
    ],
  ],
  [
    "other",
    [
      ["TXT", "lantern.works", /^v=spf1 /],
      ["TXT", "…._domainkey.lantern.works", /^v=DKIM1;/],
    ],
  ],
] as const)("for %s, the sender's domain needs SPF and DKIM, and by RFC 7489 DMARC", (provider, own) => {
  const records = dnsRecords("hello@Lantern.works", provider);
  const dmarc = [
    "TXT",
    "_dmarc.lantern.works",
    /^v=DMARC1; p=none; rua=mailto:[^ ]+@lantern\.works$/,
  ] as const;
  const expected = [...own, dmarc];
  expect(records.map(({ type, name }) => [type, name])).toEqual(expected.map(([type, name]) => [type, name]));
  for (const [at, [, , value]] of expected.entries()) expect(records[at]?.value).toMatch(value);
  expect(records.every(({ why }) => why.length > 0)).toBe(true);
});

test("every provider has its records", () => {
  for (const provider of MAIL_PROVIDERS) expect(dnsRecords("a@b.de", provider).length).toBeGreaterThan(2);
});

test("a change of host is told with both names; none, or a first host, needs no word", () => {
  const told = describeHostChange("beaconry.pages.dev", "www.lantern.works");
  expect(told[0]).toBe("The site moves from beaconry.pages.dev to www.lantern.works.");
  expect(told.join(" ")).toMatch(/Passkeys made at beaconry\.pages\.dev do not work .* recovery code/);
  expect(told.join(" ")).toMatch(/Links .* lead to beaconry\.pages\.dev/);
  expect(describeHostChange("a.example", "a.example")).toEqual([]);
  expect(describeHostChange(null, "a.example")).toEqual([]);
});

test("what was made before the change belongs to the host before", () => {
  const site = { host: "new.example", before: "old.example", since: "2026-03-10T12:00:00.000Z" };
  expect(isOfHostBefore("2026-03-10T11:59:59.999Z", site)).toBe(true);
  expect(isOfHostBefore("2026-03-10T12:00:00.000Z", site)).toBe(false);
  expect(isOfHostBefore("2020-01-01T00:00:00.000Z", { ...site, before: null })).toBe(false);
  expect(isOfHostBefore("2020-01-01T00:00:00.000Z", null)).toBe(false);
});
