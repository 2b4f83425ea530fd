import { expect, test } from "vitest";
import { greetedName, visitorConfirmation } from "../../app/crm/intake/lead-mail";
import { SENDER, submission } from "../support/contact";

test.each([
  ["Dana", "Dana"],
  ["Mary-Ann", "Mary"],
  ["  José  María ", "José"],
  ["D’Arcy", "D"],
  ["Łukasz", "Łukasz"],
  ["李", "李"],
  ["Zoe\u0308", "Zoe\u0308"],
  ["https://evil.example", null],
  ["Win 1000 $", null],
  ["a@evil.example", null],
  ["evil\u2024example/pay", null],
  ["<b>Dana</b>", null],
  ["Dana\u202eanad", null],
  ["x".repeat(25), null],
  ["-", null],
])("a receipt greets %j as %j", (typed, greeted) => {
  expect(greetedName(typed)).toBe(greeted);
});

test("a receipt holds nothing else of what the visitor typed", () => {
  const typed = {
    firstName: "Dana PAYNOW",
    lastName: "Zzlast",
    companyName: "Zzcompany",
    phoneNumber: "Zzphone",
    industry: "" as const,
    projectDescription: "Zzdescription https://evil.example",
  };
  const { fields } = submission(typed);
  const mail = visitorConfirmation({ fields, submissionId: "id", pagePath: "/zzpage", sender: SENDER });
  expect(mail.subject).toBe("We have your message, Dana");
  expect(mail.to).toEqual({ address: "dana@harborauto.example", name: null });
  expect(JSON.stringify(mail)).not.toMatch(/zz|paynow|evil/i);
  expect(mail.text).toBe(
    [
      "Hello Dana,",
      "",
      "Thank you for writing. A person reads every message, and we'll get back to you within 2 hours.",
      "",
      "The Beaconry Team",
      "",
      "If you didn’t write to us, someone entered your address by mistake; please ignore this email.",
    ].join("\n"),
  );
});

test("without a name that can be greeted, the receipt has none", () => {
  const { fields } = submission({ firstName: "http://evil.example" });
  const mail = visitorConfirmation({ fields, submissionId: "id", pagePath: "/", sender: SENDER });
  expect(mail.subject).toBe("We have your message");
  expect(mail.text).toMatch(/^Hello,\n/);
});
