import type { AppLoadContext } from "@remix-run/cloudflare";
import { html, mailDocument } from "../../mail/html";
import type { NewMail } from "../../mail/mail";
import { insertMail, readMail } from "../../mail/mails.server";
import { MINUTE } from "../../platform/clock";
import type { CompanySettings } from "../../platform/company";
import { ChangeRefused } from "../../platform/db/change.server";
import {
  type ActionContext,
  invalidForm,
  makeChange,
  submissionId,
} from "../../platform/http/forms/action-result.server";
import { hitRateLimit } from "../../platform/http/limits/rate-limit.server";
import { formatDateTime } from "../../platform/time/time-text";
import type { Session } from "../sessions/sessions.server";
import type { SignedInStaff } from "../staff";
import { changePassword, readPasswordHash } from "./change-password.server";
import {
  findPasswordProblem,
  needsCurrentPassword,
  PASSWORD_FAILURE,
  PASSWORD_FIELDS,
  PASSWORD_INTENT,
  PASSWORD_SAVED,
  type PasswordField,
} from "./own-password";
import { verifyPassword } from "./password.server";
import { COMMON_PASSWORD, isCommonPassword } from "./password-rules.server";

/** Against guessing the current password in a browser that was left open. */
const TRIES = { scope: "password.change", limit: 10, windowMs: 15 * MINUTE };

type PasswordContext = ActionContext & { context: AppLoadContext; session: Session };

/** Changes the person's own password; `page` is the page with the dialog. No answer carries a password. */
export async function changeOwnPassword({ form, ...sent }: PasswordContext, page: string) {
  const passwords = readPasswords(form);
  const needsCurrent = needsCurrentPassword(sent.session.createdAt, sent.now);
  const answerTo = withoutPasswords(form);
  const found = findPasswordProblem(passwords, needsCurrent);
  if (found) return invalidForm(answerTo, found.errors, found.toast);
  return makeChange(
    { request: sent.request, form: answerTo },
    {
      failure: PASSWORD_FAILURE,
      backTo: page,
      onOwnPage: true,
      change: async () => {
        await storePassword({ ...sent, id: submissionId(form) }, passwords, needsCurrent);
        return { toast: PASSWORD_SAVED, to: page };
      },
    },
  );
}

type StoreContext = Omit<PasswordContext, "form"> & { id: string };

/** @throws ChangeRefused with what is wrong */
async function storePassword(
  sent: StoreContext,
  passwords: Record<PasswordField, string>,
  needsCurrent: boolean,
) {
  const { db, actor, session, context, now, id } = sent;
  const [isStored, { allowed }, oldHash] = await Promise.all([
    wasStored(sent),
    hitRateLimit(db, { ...TRIES, subject: actor.id }, now),
    readPasswordHash(db, actor.id),
  ]);
  // The same form again after its answer was lost: the current password is no longer current.
  if (isStored) return;
  if (!allowed) throw new ChangeRefused(403, "Too many tries. Wait 15 minutes.");
  if (needsCurrent || passwords.current_password !== "") {
    const { valid } = await verifyPassword(passwords.current_password, oldHash);
    if (!valid) throw new ChangeRefused(403, "The current password is incorrect.");
  }
  const password = passwords.new_password;
  if (isCommonPassword(password)) throw new ChangeRefused(403, COMMON_PASSWORD);
  const mail = passwordMail({ id, staff: session.staff, company: await context.company(), at: now });
  const { statements, entry } = insertMail(db, mail, now);
  const change = { actor, password, oldHash, session, consequences: statements };
  const isDone = await changePassword(db, change, now);
  if (!isDone)
    throw new ChangeRefused(409, "The password was changed elsewhere in the meantime. Sign in again.");
  context.dispatch([entry]);
}

/** The mail about the change bears the form's id. */
async function wasStored({ db, id, session }: StoreContext): Promise<boolean> {
  const mail = await readMail(db, id);
  return mail?.kind === "account" && mail.toAddress === session.staff.email;
}

function readPasswords(form: FormData): Record<PasswordField, string> {
  const read = (field: PasswordField) => {
    const value = form.get(field);
    return typeof value === "string" ? value : "";
  };
  const [current, next, confirmation] = PASSWORD_FIELDS;
  return { [current]: read(current), [next]: read(next), [confirmation]: read(confirmation) };
}

function withoutPasswords(form: FormData): FormData {
  const kept = new FormData();
  if (form.get("intent") === PASSWORD_INTENT) kept.set("intent", PASSWORD_INTENT);
  return kept;
}

type About = { id: string; staff: SignedInStaff; company: CompanySettings; at: Date };

/** Tells a person that the password of the account was changed. */
function passwordMail({ id, staff, company, at }: About): NewMail {
  const subject = `Your ${company.name} password was changed`;
  const when = formatDateTime(at.toISOString(), staff.timeZone);
  const said = `The password of ${staff.email} was changed on ${when}. All other sessions have ended.`;
  const advice = `If that wasn’t you, write to ${company.email} or call ${company.phone.label} at once.`;
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
