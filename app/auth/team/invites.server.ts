import type { AppLoadContext } from "@remix-run/cloudflare";
import { and, asc, eq, gt, lt, lte, sql } from "drizzle-orm";
import { readMail } from "../../mail/mails.server";
import { hasProblem, mails } from "../../mail/tables";
import { DAY, isoAfter, SECOND } from "../../platform/clock";
import { type Actor, insertAudit } from "../../platform/db/audit.server";
import { ChangeRefused, runIfChanged } from "../../platform/db/change.server";
import { type Db, isUniqueViolation, runBatch, type Statement } from "../../platform/db/database.server";
import { randomToken, sha256 } from "../../platform/ids";
import type { OutboxEntry } from "../../platform/jobs/outbox.server";
import { companyName, insertAccountMail } from "../account-mail.server";
import { INVITE_PATH } from "../paths";
import type { SignedInStaff, StaffRole } from "../staff";
import { invites, users } from "../tables";

const INVITE_LIFETIME = 7 * DAY;
/** How long the team's page still shows one that nobody accepted. */
const SHOWN_EXPIRED = 30 * DAY;

type InviteContext = { actor: Actor; staff: Pick<SignedInStaff, "name" | "email">; context: AppLoadContext };
type Invitation = { id: string; email: string; role: StaffRole };

/**
 * Invites somebody by mail, in place of an invitation that has expired; the same form sent twice invites once.
 * @throws ChangeRefused if the address has an account or an invitation
 */
export async function sendInvite(db: Db, invitation: Invitation, by: InviteContext): Promise<OutboxEntry[]> {
  const now = by.context.clock();
  const [sent] = await db.select({ id: invites.id }).from(invites).where(eq(invites.id, invitation.id));
  if (sent) return [];
  const email = invitation.email.toLowerCase();
  const [known] = await db
    .select({ disabledAt: users.disabledAt })
    .from(users)
    .where(eq(sql`lower(${users.email})`, email));
  if (known?.disabledAt)
    throw new ChangeRefused(409, "This address has an account that is disabled. Enable it.");
  if (known) throw new ChangeRefused(409, "This address already has an account.");
  const link = await newLink(db, invitation, by);
  const row = { ...invitation, tokenHash: link.tokenHash, createdAt: now.toISOString() };
  try {
    await runBatch(db, [
      db
        .delete(invites)
        .where(and(eq(sql`lower(${invites.email})`, email), lte(invites.expiresAt, now.toISOString()))),
      db.insert(invites).values({ ...row, expiresAt: isoAfter(now, INVITE_LIFETIME) }),
      ...link.statements,
      auditOf(db, by, "invite.send", invitation),
    ]);
  } catch (error) {
    if (!isUniqueViolation(error, "invites_email_idx") && !isUniqueViolation(error, "invites.id"))
      throw error;
    throw new ChangeRefused(409, "This address is already invited.");
  }
  return [link.entry];
}

/**
 * Mails a new link, valid for another seven days; the old one ends. The same form sent twice, with the same `mailId`,
 * sends one mail. @throws ChangeRefused
 */
export async function resendInvite(
  db: Db,
  { id, mailId }: { id: string; mailId: string },
  by: InviteContext,
): Promise<OutboxEntry[]> {
  const now = by.context.clock();
  if (await readMail(db, mailId)) return [];
  const invitation = await requireInvite(db, id);
  const link = await newLink(db, invitation, by, mailId);
  const renew = db
    .update(invites)
    .set({ tokenHash: link.tokenHash, expiresAt: isoAfter(now, INVITE_LIFETIME) })
    .where(eq(invites.id, id));
  const isDone = await runIfChanged(db, renew, [
    ...link.statements,
    auditOf(db, by, "invite.resend", invitation),
  ]);
  if (!isDone) throw GONE;
  return [link.entry];
}

/** A new link, valid for another seven days, to be handed over by hand; the old one ends. @throws ChangeRefused */
export async function makeInviteLink(db: Db, id: string, by: InviteContext): Promise<string> {
  const now = by.context.clock();
  const invitation = await requireInvite(db, id);
  const token = randomToken();
  const renew = db
    .update(invites)
    .set({ tokenHash: await sha256(token), expiresAt: isoAfter(now, INVITE_LIFETIME) })
    .where(eq(invites.id, id));
  const isDone = await runIfChanged(db, renew, [auditOf(db, by, "invite.link", invitation)]);
  if (!isDone) throw GONE;
  return linkOf(by.context, token);
}

function linkOf({ env }: AppLoadContext, token: string): string {
  return `${env.SITE_URL}${INVITE_PATH}?token=${token}`;
}

/** Revoking what is already gone succeeds. */
export async function revokeInvite(db: Db, id: string, by: InviteContext): Promise<void> {
  const [invitation] = await db.select().from(invites).where(eq(invites.id, id));
  if (!invitation) return;
  const revoke = db.delete(invites).where(eq(invites.id, id));
  await runIfChanged(db, revoke, [auditOf(db, by, "invite.revoke", invitation)]);
}

/** The invitation that a link is for, if it can still be accepted. */
export async function readInvite(db: Db, token: string, now: Date) {
  const [row] = await db
    .select({ id: invites.id, email: invites.email, role: invites.role, tokenHash: invites.tokenHash })
    .from(invites)
    .where(and(eq(invites.tokenHash, await sha256(token)), gt(invites.expiresAt, now.toISOString())));
  return row ?? null;
}

/** Uses up the invitation: changes no row if it has since been accepted, revoked or sent again. */
export function consumeInvite(db: Db, { tokenHash }: { tokenHash: string }, now: Date): Statement {
  return db
    .delete(invites)
    .where(and(eq(invites.tokenHash, tokenHash), gt(invites.expiresAt, now.toISOString())));
}

/**
 * Open and expired invitations, newest last. Undelivered is one whose last mail failed or came back; a link that was
 * made since is handed over by hand.
 */
export function listInvites(db: Db) {
  const sentAt = sql`strftime('%Y-%m-%dT%H:%M:%fZ', ${invites.expiresAt}, ${`-${INVITE_LIFETIME / SECOND} seconds`})`;
  const isUndelivered = sql<number>`exists (select 1 from ${mails} where ${hasProblem(mails)}
    and ${mails.kind} = 'account' and lower(${mails.toAddress}) = lower(${invites.email}) and ${mails.createdAt} >= ${sentAt})`;
  return db
    .select({
      id: invites.id,
      email: invites.email,
      role: invites.role,
      expiresAt: invites.expiresAt,
      isUndelivered,
    })
    .from(invites)
    .orderBy(asc(invites.createdAt))
    .limit(200);
}

export async function pruneInvites(db: Db, now: Date): Promise<void> {
  await db.delete(invites).where(lt(invites.expiresAt, isoAfter(now, -SHOWN_EXPIRED)));
}

const GONE = new ChangeRefused(404, "This invitation is no longer open.");

async function requireInvite(db: Db, id: string): Promise<Invitation> {
  const [row] = await db.select().from(invites).where(eq(invites.id, id));
  if (!row) throw GONE;
  return row;
}

async function newLink(
  db: Db,
  { email, role }: Invitation,
  { staff, context }: InviteContext,
  mailId?: string,
) {
  const token = randomToken();
  const name = await companyName(context);
  const who = staff.name === staff.email ? staff.email : `${staff.name} (${staff.email})`;
  const mail = await insertAccountMail(db, context, {
    ...{ id: mailId, to: email },
    subject: "You are invited to the back office",
    text: [
      `${who} invites you to the back office of ${name} as ${role}.`,
      "Choose your name and password. The link works once, for seven days.",
      "Under Settings you can turn on the daily digest: each morning your demos, tasks and the leads that wait.",
    ],
    link: { label: "Accept the invitation", url: linkOf(context, token) },
  });
  return { ...mail, tokenHash: await sha256(token) };
}

function auditOf(
  db: Db,
  { actor, context }: InviteContext,
  action: string,
  { id, email, role }: Invitation,
): Statement {
  return insertAudit(
    db,
    { actor, action, entity: "invite", entityId: id, after: { email, role } },
    context.clock(),
  );
}
