import { html, linkTo, mailDocument } from "../../mail/html";
import { insertMail } from "../../mail/mails.server";
import type { JobContext } from "../../platform/jobs/job-context.server";

/** The mail to a host whose own calendar could not be read, or followed, for a while; `problem` is a sentence. */
export async function insertCalendarNotice(
  { db, env, company }: JobContext,
  { to, problem }: { to: { address: string; name: string }; problem: string },
  now: Date,
) {
  const { name, mailFrom, teamName } = await company();
  const subject = `We can’t read your calendar (${name})`;
  const url = `${env.SITE_URL}/admin/settings/booking`;
  const text = [
    `Hello ${to.name},`,
    problem,
    "Until that’s fixed, someone can book a demo while you’re busy. You get this email once. Settings, Demo booking shows how your calendar is being read.",
  ];
  const body = [...text.map((part) => html`<p>${part}</p>`), `<p>${linkTo(url, url)}</p>`];
  return insertMail(
    db,
    {
      ...{ kind: "booking", to, from: { address: mailFrom, name: teamName }, replyTo: null, leadId: null },
      ...{ subject, text: [...text, url].join("\n\n"), html: mailDocument(subject, body.join("\n")) },
    },
    now,
  );
}
