import type { AppLoadContext } from "@remix-run/cloudflare";
import { and, eq, isNull } from "drizzle-orm";
import { insertAudit } from "../../platform/db/audit.server";
import { requireChange, runIfChanged } from "../../platform/db/change.server";
import type { Db, Statement } from "../../platform/db/database.server";
import { zoneOr } from "../../platform/time/zones";
import { insertAccountMail, securityNotice } from "../account-mail.server";
import { FIRST_RUN_PATH } from "../paths";
import { describeVisit } from "../sessions/device-name.server";
import { type Device, rememberDevice, renewDevice } from "../sessions/devices.server";
import { openSession } from "../sessions/sessions.server";
import { noteSiteHost } from "../site-host.server";
import { users } from "../tables";
import type { Account } from "./accounts.server";

export const WELCOME = {
  title: "Welcome back!",
  description: "You have been successfully logged in.",
} as const;

/** Where somebody comes to: the owner who signs in first to a product without a company is asked for it. */
export function homeOf({
  role,
  hasDevices,
  hasCompany,
}: Pick<Account, "role" | "hasDevices" | "hasCompany">) {
  return role === "owner" && !hasDevices && !hasCompany ? FIRST_RUN_PATH : "/admin";
}

type Start = {
  /** As it was when its password or passkey was verified. */
  account: Pick<Account, "id" | "email" | "passwordHash" | "hasDevices" | "knowsDevice" | "chosenZone">;
  device: Device;
  /** What was asked for, as in the audit: "password", "passkey", "password and code". */
  by: string;
  /** The device need not give the second factor again for a while. */
  hasPassedFactor: boolean;
  /** Must change a row, such as a token that is used up; otherwise nothing happens. */
  guard?: Statement;
  /** Written in the same transaction, after the guard. */
  alongside?: Statement[];
};

/**
 * Signs the browser in with a new session: a session of before ends, the device is remembered, the audit has it, and a
 * new device is told by mail. Returns the cookies, or null if the guard changed nothing, or the account was disabled or
 * got another password in the meantime.
 */
export async function startSession(
  db: Db,
  { request, context }: { request: Request; context: AppLoadContext },
  { account, device, by, hasPassedFactor, guard, alongside = [] }: Start,
): Promise<Headers | null> {
  const now = context.clock();
  const { country, region } = context.origin;
  const userAgent = request.headers.get("User-Agent");
  const known = account.knowsDevice ? { device, statements: [] } : await renewDevice(db, request, device);
  const { tokenHash } = known.device;
  const origin = { country, region, deviceHash: tokenHash };
  const session = await openSession(db, request, { userId: account.id, origin }, now);
  const zone = zoneOr(account.chosenZone, (await context.company()).timeZone);
  const visit = describeVisit({ userAgent, country, region }, now, zone);
  const isNewDevice = account.hasDevices && !account.knowsDevice;
  const notice = isNewDevice ? await newDeviceMail(db, context, account.email, visit) : null;
  const unchanged = markSeen(db, account, now);
  const [change, ...rest] = guard
    ? [guard, ...alongside, unchanged, requireChange(db)]
    : [unchanged, ...alongside];
  const isDone = await runIfChanged(db, change, [
    ...rest,
    ...session.statements,
    ...known.statements,
    rememberDevice(db, { userId: account.id, tokenHash, hasPassedFactor }, now),
    insertAudit(
      db,
      {
        actor: { id: account.id, label: account.email },
        action: "auth.sign-in",
        entity: "user",
        entityId: account.id,
        after: { by, visit, newDevice: !account.knowsDevice },
      },
      now,
    ),
    ...(notice?.statements ?? []),
    ...noteSiteHost(db, context.env, now),
  ]);
  if (!isDone) return null;
  if (notice) context.dispatch([notice.entry]);
  return new Headers([
    ["Set-Cookie", session.cookie],
    ["Set-Cookie", known.device.cookie],
  ]);
}

/** Changes no row if the account was disabled, or its password changed, since `account` was read. */
function markSeen(db: Db, { id, passwordHash }: Start["account"], now: Date): Statement {
  return db
    .update(users)
    .set({ lastSeenAt: now.toISOString() })
    .where(and(eq(users.id, id), eq(users.passwordHash, passwordHash), isNull(users.disabledAt)));
}

function newDeviceMail(db: Db, context: AppLoadContext, to: string, visit: string) {
  return insertAccountMail(
    db,
    context,
    securityNotice(context, {
      to,
      subject: "New sign-in",
      what: `${to} was signed in on a new device: ${visit}.`,
    }),
  );
}
