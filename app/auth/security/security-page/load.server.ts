import type { AppLoadContext } from "@remix-run/cloudflare";
import { z } from "zod";
import type { Db } from "../../../platform/db/database.server";
import { readSetting } from "../../../platform/db/settings.server";
import { formatDate, formatDateTime, formatRecent } from "../../../platform/time/time-text";
import { companyName } from "../../account-mail.server";
import { readSetUp } from "../../factors/authenticator.server";
import { listPasskeys } from "../../factors/passkeys.server";
import { countRecoveryCodes, FACTOR_REQUIRED } from "../../factors/recovery-codes.server";
import { readAuthenticator } from "../../factors/totp.server";
import { deviceName, placeName } from "../../sessions/device-name.server";
import { isFresh, listSessions, type Session } from "../../sessions/sessions.server";
import { isOfHostBefore } from "../../site-host";
import { readSiteHost } from "../../site-host.server";

type Opened = { request: Request; context: AppLoadContext; session: Session };

/** What the security page shows of the session's own account. */
export async function loadSecurity(db: Db, { request, context, session }: Opened) {
  const { staff } = session;
  const now = context.clock();
  const fresh = isFresh(session, now);
  const names = { issuer: await companyName(context), label: staff.email };
  const [authenticator, passkeys, codes, sessions, isFactorRequired, site, setUp] = await Promise.all([
    readAuthenticator(db, staff.id),
    listPasskeys(db, staff.id),
    countRecoveryCodes(db, staff.id),
    listSessions(db, staff.id, now),
    readSetting(db, FACTOR_REQUIRED, z.boolean(), false),
    readSiteHost(db),
    fresh ? readSetUp(db, staff.id, names) : null,
  ]);
  const date = (iso: string) => formatDate(iso, staff.timeZone);
  return {
    isFresh: fresh,
    lacksFactor: session.lacksFactor,
    isFactorRequired,
    app: authenticator?.confirmedAt ? { since: date(authenticator.confirmedAt) } : null,
    setUp,
    codes,
    thisDevice: deviceName(request.headers.get("User-Agent")),
    passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
      ...{ id, name, added: date(createdAt) },
      /** The host it was made at, where that is another one by now. */
      boundTo: isOfHostBefore(createdAt, site) ? (site?.before ?? null) : null,
      used: lastUsedAt && formatRecent(lastUsedAt, now, staff.timeZone),
    })),
    sessions: sessions.map((row) => ({
      id: row.id,
      isThis: row.id === session.tokenHash,
      device: deviceName(row.userAgent),
      place: placeName(row),
      since: formatDateTime(row.createdAt, staff.timeZone),
      seen: formatRecent(row.lastSeenAt, now, staff.timeZone),
    })),
  };
}
export type SecurityView = Awaited<ReturnType<typeof loadSecurity>>;
