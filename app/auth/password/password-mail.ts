import { html, mailDocument } from "../../mail/html";
import type { NewMail } from "../../mail/mail";
import type { CompanySettings } from "../../platform/company";
import { formatDateTime } from "../../platform/time/time-text";
import type { SignedInStaff } from "../staff";

type About = { id: string; staff: SignedInStaff; company: CompanySettings; at: Date };

/** Tells a person that the password of the account was changed. */
export function passwordMail({ id, staff, company, at }: About): NewMail {
  const subject = `Your ${company.name} password was changed`;
  const when = formatDateTime(at.toISOString(), staff.timeZone);
  const said = `The password of ${staff.email} was changed on ${when}. All other sessions have ended.`;
  const advice = `If that was not you, write to ${company.email} or call ${company.phone.label} at once.`;
  return {
    id,
    kind: "account",
    to: { address: staff.email, name: staff.name === staff.email ? null : staff.name },
    from: { address: company.mailFrom, name: company.teamName },
    replyTo: company.email,
    subject,
    text: [said, "", advice].join("\n"),
    html: mailDocument(subject, html`<p>${said}</p><p>${advice}</p>`),
    leadId: null,
  };
}
