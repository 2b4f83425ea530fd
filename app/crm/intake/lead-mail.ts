import { html, linkTo, mailDocument, paragraphs } from "../../mail/html";
import { type NewMail, oneLine } from "../../mail/mail";
import type { ContactInput } from "./contact-form";

export type Sender = {
  fromAddress: string;
  fromName: string;
  salesAddress: string;
  /** Without a trailing slash. */
  siteUrl: string;
};

type Context = { fields: ContactInput; submissionId: string; pagePath: string; sender: Sender };

/** The mail to sales about a new submission. Its Reply-To is the visitor. */
export function salesNotification({ fields, submissionId, pagePath, sender }: Context): NewMail {
  const rows: [string, string][] = [
    ["Name", `${fields.firstName} ${fields.lastName}`],
    ["Company", fields.companyName],
    ["Email", fields.businessEmail],
    ["Phone", fields.phoneNumber],
    ["Industry", fields.industry || "Not given"],
    ["Sent from", pagePath],
  ];
  // Links to the submission, since whether it creates a lead or joins one is known only after it is stored.
  const link = `${sender.siteUrl}/admin/submissions/${submissionId}`;
  const subject = oneLine(`New lead: ${fields.firstName} ${fields.lastName}, ${fields.companyName}`);
  const table = rows
    .map(
      ([name, value]) =>
        html`<tr><td style="padding:4px 16px 4px 0;color:#5c6980">${name}</td><td>${value}</td></tr>`,
    )
    .join("");
  return {
    kind: "lead-notice",
    to: { address: sender.salesAddress, name: null },
    from: { address: sender.fromAddress, name: sender.fromName },
    replyTo: fields.businessEmail,
    subject,
    text: [
      ...rows.map(([name, value]) => `${name}: ${value}`),
      "",
      fields.projectDescription,
      "",
      `Open the lead: ${link}`,
      "An answer is promised within 2 hours.",
    ].join("\n"),
    html: mailDocument(
      subject,
      `<table style="border-collapse:collapse">${table}</table>
${paragraphs(fields.projectDescription)}
<p>${linkTo(link, "Open the lead")}</p>
<p style="color:#5c6980">An answer is promised within 2 hours.</p>`,
    ),
    leadId: null,
  };
}

const MAX_GREETED_NAME = 24;

/**
 * The first word of a first name, if the name holds nothing that names do not; otherwise null. Anyone can enter any
 * address in the form, so the receipt carries no other word of theirs (docs/decisions/0018).
 */
export function greetedName(firstName: string): string | null {
  if (!/^[\p{L}\p{M}'’ .-]+$/u.test(firstName)) return null;
  const [word = ""] = firstName.match(/\p{L}[\p{L}\p{M}]*/u) ?? [];
  return word !== "" && word.length <= MAX_GREETED_NAME ? word : null;
}

/** The receipt to the visitor: that we have the message and when we will reply. */
export function visitorConfirmation({ fields, sender }: Context): NewMail {
  const name = greetedName(fields.firstName);
  const subject = name ? `We have your message, ${name}` : "We have your message";
  const greeting = name ? `Hello ${name},` : "Hello,";
  const promise =
    "Thank you for writing. A person reads every message, and we'll get back to you within 2 hours.";
  const notYou =
    "If you didn’t write to us, someone entered your address by mistake; please ignore this email.";
  return {
    kind: "lead-receipt",
    to: { address: fields.businessEmail, name: null },
    from: { address: sender.fromAddress, name: sender.fromName },
    replyTo: sender.salesAddress,
    subject,
    text: [greeting, "", promise, "", sender.fromName, "", notYou].join("\n"),
    html: mailDocument(
      subject,
      `${html`<p>${greeting}</p><p>${promise}</p><p>${sender.fromName}</p>`}
${html`<p style="color:#5c6980">${notYou}</p>`}`,
    ),
    leadId: null,
  };
}
