import { type AppLoadContext, redirect } from "@remix-run/cloudflare";
import type { Actor } from "../platform/db/audit.server";
import type { Db } from "../platform/db/database.server";
import { SESSION_ENDED } from "../platform/http/forms/action-result";
import { type ActionContext, isDocumentRequest } from "../platform/http/forms/action-result.server";
import { httpError, readForm } from "../platform/http/forms/form.server";
import { logError } from "../platform/log.server";
import { zoneOr } from "../platform/time/zones";
import { CODES_PATH, PASSKEY_OPTIONS_PATH, SECURITY_PATH, SIGN_IN_PATH } from "./paths";
import { can, OWNER_ONLY, type Permission } from "./permissions";
import { readSession, type Session, type StoredSession, touchSession } from "./sessions/sessions.server";
import type { SignedInStaff } from "./staff";

type Guarded = { staff: SignedInStaff; session: Session; actor: Actor; db: Db; analyticsDb: Db };

/** The input of a back-office action, with the session that it came in. */
export type GuardedForm = ActionContext & Guarded & { context: AppLoadContext };

/** One lookup per request: Remix runs the loaders of all matched routes in parallel, each with its own guard. */
const lookups = new WeakMap<AppLoadContext, Promise<{ session: Session | null; db: Db; analyticsDb: Db }>>();

/**
 * The signed-in staff member, also as the actor of changes, and the databases. Every admin loader and action starts
 * here: this is its only way to them.
 * @throws without a live session a redirect to /auth, or 401 for a script's write, whose form stays on the page;
 * without a second factor that owners require, a redirect to where it is set up; 403 without the permission
 */
export async function requireStaff(
  request: Request,
  context: AppLoadContext,
  permission?: Permission,
): Promise<Guarded> {
  let lookup = lookups.get(context);
  if (!lookup) {
    lookup = openSession(request, context);
    lookups.set(context, lookup);
  }
  const { session, db, analyticsDb } = await lookup;
  if (!session) throw signInResponse(request);
  if (session.lacksFactor && !isSetUpPath(request)) throw setUpResponse(request);
  if (permission && !can(session.staff, permission)) throw httpError(403, OWNER_ONLY);
  const { staff } = session;
  return { staff, session, actor: { id: staff.id, label: staff.email }, db, analyticsDb };
}

/**
 * The same for what an open page asks by itself from time to time: that is no use of the session, which ends all the
 * same when nobody is there.
 */
export function requireStaffOfOpenPage(request: Request, context: AppLoadContext): Promise<Guarded> {
  lookups.set(context, openSession(request, context, false));
  return requireStaff(request, context);
}

/** Guards an action and reads its form. @throws like `requireStaff` and `readForm` */
export async function requireStaffForm(
  request: Request,
  context: AppLoadContext,
  permission?: Permission,
): Promise<GuardedForm> {
  const guarded = await requireStaff(request, context, permission);
  return { ...guarded, request, form: await readForm(request), now: context.clock(), context };
}

const FACTOR_FIRST = "Set up a second factor first.";

/** Everything that setting up a second factor needs, as page and as data. */
function isSetUpPath(request: Request): boolean {
  const path = new URL(request.url).pathname.replace(/\.data$/, "");
  return path === SECURITY_PATH || path === CODES_PATH || path === PASSKEY_OPTIONS_PATH;
}

function setUpResponse(request: Request): Response {
  const isRead = request.method === "GET" || isDocumentRequest(request);
  return isRead ? redirect(SECURITY_PATH) : httpError(403, FACTOR_FIRST);
}

function signInResponse(request: Request): Response {
  const isScriptedWrite = request.method !== "GET" && !isDocumentRequest(request);
  return isScriptedWrite ? httpError(401, SESSION_ENDED) : redirect(SIGN_IN_PATH);
}

async function openSession(request: Request, context: AppLoadContext, isUse = true) {
  const db = context.openPrimaryDb();
  const now = context.clock();
  const [stored, company] = await Promise.all([readSession(db, request, now), context.company()]);
  const session = stored && inOwnZone(stored, company.timeZone);
  if (session && isUse) {
    context.waitUntil(
      touchSession(db, session, now).catch((error: unknown) => logError("auth.touch-session", error)),
    );
  }
  return { session, db, analyticsDb: context.openAnalyticsDb() };
}

/** Every page, form and file of the back office takes the reader's zone from here. */
function inOwnZone(
  { staff: { chosenZone, ...person }, ...session }: StoredSession,
  companyZone: string,
): Session {
  return { ...session, staff: { ...person, timeZone: zoneOr(chosenZone, companyZone) } };
}
