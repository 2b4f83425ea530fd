import { env } from "cloudflare:workers";
import type { AppLoadContext } from "@remix-run/cloudflare";
import { hashPassword } from "~/auth/password/password.server";
import { createSession } from "~/auth/sessions/sessions.server";
import { findAccount, verifyPasswordOf } from "~/auth/sign-in/accounts.server";
import type { StaffMember, StaffRole } from "~/auth/staff";
import { users } from "~/auth/tables";
import type { Clock } from "~/platform/clock";
import { createAppContext } from "~/platform/context.server";
import { openDb } from "~/platform/db/database.server";
import { newId } from "~/platform/ids";
import { PASSWORD } from "./form-sweep/people";

export const ORIGIN = "https://beaconry.example";
export const TEST_NOW = new Date("2026-03-10T12:00:00.000Z");

/** A request's load context: real database, real queues, the test's clock. */
export function contextAt(now: Date = TEST_NOW, rawEnv: object = env): AppLoadContext {
  const clock: Clock = () => now;
  return createAppContext({ rawEnv, waitUntil: () => {}, buildId: "test", clock });
}

export function database() {
  return openDb(env.DB);
}

export function get(path: string, headers: HeadersInit = {}): Request {
  return new Request(`${ORIGIN}${path}`, { headers });
}

export function post(path: string, fields: Record<string, string>, headers: HeadersInit = {}): Request {
  return new Request(`${ORIGIN}${path}`, { method: "POST", body: new URLSearchParams(fields), headers });
}

export { PASSWORD };

/** Hashed once, because hashing is slow on purpose. */
let passwordHash: Promise<string> | undefined;

/** Inserts a staff account with the password PASSWORD. */
export async function staffMember(email: string, role: StaffRole = "owner"): Promise<StaffMember> {
  passwordHash ??= hashPassword(PASSWORD);
  const staff = { id: newId(), email, role };
  const at = TEST_NOW.toISOString();
  await database()
    .insert(users)
    .values({ ...staff, passwordHash: await passwordHash, createdAt: at, updatedAt: at });
  return staff;
}

/** The account that this email and password sign in to, or null. */
export async function findUserByPassword({ email, password }: { email: string; password: string }) {
  const account = await findAccount(database(), { email }, "");
  return (await verifyPasswordOf(database(), account, password, TEST_NOW)) !== null ? account : null;
}

/** Inserts a staff member with a session that started at `now`. Send `cookie` with requests. */
export async function signedInStaff(email: string, role: StaffRole = "owner", now: Date = TEST_NOW) {
  const staff = await staffMember(email, role);
  const cookie = cookiePair(await createSession(database(), get("/auth"), staff.id, now));
  return { staff, cookie, headers: { Cookie: cookie } };
}

/** The same for requests through the whole site (`requestSite`), whose cookies have another name; by default from now. */
export async function signedInOnSite(email: string, role: StaffRole = "owner", now: Date = new Date()) {
  const staff = await staffMember(email, role);
  const request = new Request("http://localhost:8788/auth");
  const cookie = cookiePair(await createSession(database(), request, staff.id, now));
  return { staff, cookie, headers: { Cookie: cookie } };
}

/** The name=value pair of a Set-Cookie header. */
export function cookiePair(setCookie: string): string {
  return setCookie.split(";")[0] ?? "";
}

/** The response of a loader or action, returned or thrown. */
export async function responseOf(run: () => unknown): Promise<Response> {
  let answer: unknown;
  try {
    answer = await run();
  } catch (error) {
    answer = error;
  }
  if (answer instanceof Response) return answer;
  throw new Error(`Expected a Response, got ${JSON.stringify(answer)}`);
}

/** Loader and action arguments for a request. */
export function argsOf(request: Request, context: AppLoadContext = contextAt()) {
  return { request, context, params: {} };
}
