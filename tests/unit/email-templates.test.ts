import { expect, test } from "vitest";
import {
  EMAIL_TEMPLATES,
  fillMergeFields,
  fillTemplate,
  unknownMergeFields,
} from "../../app/crm/email/email";
import { deliveryToast } from "../../app/crm/email/email-delivery";
import { NEW_LEAD_VALUES } from "../../app/crm/leads/fields/lead-fields";
import { mergeValuesOf } from "../../app/crm/leads/fields/lead-values";

const VALUES = mergeValuesOf(
  { ...NEW_LEAD_VALUES, firstName: "Marcus", lastName: "Bell", companyName: "Harbor Auto" },
  { team: "The Beaconry Team", demoLink: "https://beaconry.example/book-now" },
);

test("[MAIL-003] Introduction, Follow-up and Demo Invite each prefill subject and body for the lead", () => {
  expect(EMAIL_TEMPLATES.map(({ label }) => label)).toEqual(["Introduction", "Follow-up", "Demo Invite"]);
  const filled = EMAIL_TEMPLATES.map(({ id }) => fillTemplate(id, VALUES));
  for (const text of filled) {
    expect(text?.subject).toContain("Harbor Auto");
    expect(text?.body).toContain("Hello Marcus,");
    expect(text?.body).toContain("The Beaconry Team");
    expect(`${text?.subject}${text?.body}`).not.toMatch(/[{}]/);
  }
  expect(new Set(filled.map((text) => text?.subject)).size).toBe(3);
  expect(filled[2]?.body).toContain("https://beaconry.example/book-now");
  expect(fillTemplate("unknown", VALUES)).toBeNull();
});

test("the text for whoever missed a demo has the link to new times, and no place among the templates", () => {
  const text = fillTemplate("new-times", VALUES);
  expect(text?.subject).toBe("A new time for our demo, Marcus?");
  expect(text?.body).toContain("Choose a new time that suits you: https://beaconry.example/book-now");
  expect(`${text?.subject}${text?.body}`).not.toMatch(/[{}]/);
});

test("a template uses known merge fields only", () => {
  for (const { subject, body } of EMAIL_TEMPLATES) {
    for (const [, field] of `${subject}${body}`.matchAll(/\{([^}]*)\}/g))
      expect(Object.keys(VALUES)).toContain(field);
  }
});

test("inserted values are not expanded again, and other braces stay", () => {
  const odd = { ...VALUES, first_name: "{company}", company: "$& <b>" };
  expect(fillMergeFields("{first_name} of {company}, {other} {}", odd)).toBe(
    "{company} of $& <b>, {other} {}",
  );
});

test("names in braces that stand for nothing are found, each once, but not what a value brought", () => {
  const values = { first_name: "Marcus", company: "Big {O} Tires" };
  const text =
    "{first_name}, {first_nam} and {First_Name}, {first_nam}: {company name} {} {1} { } {a: 1} {O} {Ö}";
  expect(unknownMergeFields(text, values)).toEqual(["{first_nam}", "{First_Name}", "{company name}", "{Ö}"]);
  expect(unknownMergeFields("Hello {first_name}", values)).toEqual([]);
});

test("[MAIL-008] [MAIL-010] only a sent message is called sent; a failed one shows the server's error, or that it failed", () => {
  const delivery = { mailId: "m", attempts: 1, lastError: null } as const;
  expect(deliveryToast({ ...delivery, state: "sent" }, "Marcus Bell")).toEqual({
    title: "Email Sent",
    description: "Email successfully sent to Marcus Bell",
  });
  expect(deliveryToast({ ...delivery, state: "failed", lastError: "550 No such mailbox" }, "x")).toEqual({
    title: "550 No such mailbox",
    destructive: true,
  });
  expect(deliveryToast({ ...delivery, state: "failed" }, "x")).toEqual({
    title: "Failed to send email",
    destructive: true,
  });
  for (const state of ["queued", "kept"] as const) {
    expect(deliveryToast({ ...delivery, state }, "x").title).not.toContain("Sent");
  }
});
