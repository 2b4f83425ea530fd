import { asc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { Db } from "../platform/db/database.server";
import type { Theme } from "../platform/http/preferences";
import { newId } from "../platform/ids";
import { withUniqueNames } from "./member-names";
import { hashPassword } from "./password/password.server";
import type { Member, StaffMember, StaffRole } from "./staff";
import { memberName, profiles, users } from "./tables";

/** @throws if the email already has an account */
export async function createUser(
  db: Db,
  input: { email: string; password: string; role: StaffRole },
  now: Date,
): Promise<StaffMember> {
  const user = { id: newId(), email: input.email.trim(), role: input.role };
  const passwordHash = await hashPassword(input.password);
  const at = now.toISOString();
  await db.insert(users).values({ ...user, passwordHash, createdAt: at, updatedAt: at });
  return user;
}

/** All staff: active accounts first, then by email. Where two share a name, each has its email beside it. */
export async function listMembers(db: Db): Promise<Member[]> {
  const isActive = isNull(users.disabledAt);
  const rows = await db
    .select({ id: users.id, email: users.email, name: memberName, isActive: sql<number>`${isActive}` })
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .orderBy(isNotNull(users.disabledAt), asc(users.email));
  return withUniqueNames(rows).map((row) => ({ ...row, isActive: row.isActive === 1 }));
}

/** Stores the zone of the browser, which a person was offered; null if they keep the company's. */
export async function saveZoneAnswer(
  db: Db,
  userId: string,
  timeZone: string | null,
  now: Date,
): Promise<void> {
  const answer = { timeZone, zoneAnsweredAt: now.toISOString() };
  await db
    .insert(profiles)
    .values({ userId, ...answer })
    .onConflictDoUpdate({ target: profiles.userId, set: answer });
}

/** Stores the name that others see; makes the profile if it is missing. */
export async function saveName(db: Db, userId: string, displayName: string, now: Date): Promise<void> {
  const row = { displayName, updatedAt: now.toISOString() };
  await db
    .insert(profiles)
    .values({ userId, ...row })
    .onConflictDoUpdate({ target: profiles.userId, set: row });
}

/** Hides the first steps of a new company from this person; makes the profile if it is missing. */
export async function hideSteps(db: Db, userId: string, now: Date): Promise<void> {
  const set = { stepsHiddenAt: now.toISOString() };
  await db
    .insert(profiles)
    .values({ userId, ...set })
    .onConflictDoUpdate({ target: profiles.userId, set });
}

/** Stores how the person looks at the list of leads (JSON); makes the profile if it is missing. */
export async function saveLeadList(db: Db, userId: string, leadList: string): Promise<void> {
  await db
    .insert(profiles)
    .values({ userId, leadList })
    .onConflictDoUpdate({ target: profiles.userId, set: { leadList } });
}

/** Stores the color scheme that a person chose; makes the profile if it is missing. */
export async function saveTheme(db: Db, userId: string, theme: Theme): Promise<void> {
  await db
    .insert(profiles)
    .values({ userId, theme })
    .onConflictDoUpdate({ target: profiles.userId, set: { theme } });
}

/** The pictures of staff who have one: a query for a batch, and its rows by name and by email. */
export function selectFaces(db: Db) {
  return db
    .select({ email: users.email, name: memberName, picture: profiles.avatarUrl })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.userId))
    .where(isNotNull(profiles.avatarUrl));
}

export function toFaces(rows: Awaited<ReturnType<typeof selectFaces>>): Record<string, string> {
  return Object.fromEntries(
    rows.flatMap(({ email, name, picture }) =>
      picture
        ? [
            [email, picture],
            [name, picture],
          ]
        : [],
    ),
  );
}
