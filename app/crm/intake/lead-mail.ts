import { html, mailDocument, paragraphs } from "../../mail/html";
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
${html`<p><a href="${link}" style="color:#ab3d07">Open the lead</a></p>`}
<p style="color:#5c6980">An answer is promised within 2 hours.</p>`,
    ),
    leadId: null,
  };
}

/** The confirmation to the visitor: what we received and when we will reply. */
export function visitorConfirmation({ fields, sender }: Context): NewMail {
  const subject = oneLine(`We have your message, ${fields.firstName}`);
  const greeting = `Hello ${fields.firstName},`;
  const promise =
    "Thank you for writing. A person reads every message, and we'll get back to you within 2 hours.";
  return {
    kind: "lead-receipt",
    to: { address: fields.businessEmail, name: `${fields.firstName} ${fields.lastName}` },
    from: { address: sender.fromAddress, name: sender.fromName },
    replyTo: sender.salesAddress,
    subject,
    text: [
      greeting,
      "",
      promise,
      "",
      "Your message:",
      "",
      fields.projectDescription,
      "",
      sender.fromName,
    ].join("\n"),
    html: mailDocument(
      subject,
      `${html`<p>${greeting}</p><p>${promise}</p>`}
<p style="color:#5c6980">Your message:</p>
<blockquote style="margin:0;padding:0 0 0 16px;border-left:3px solid #e2dac8">${paragraphs(fields.projectDescription)}</blockquote>
${html`<p>${sender.fromName}</p>`}`,
    ),
    leadId: null,
  };
}
