import { and, eq } from "drizzle-orm";
import type { Actor } from "../../../platform/db/audit.server";
import type { Db, Statement } from "../../../platform/db/database.server";
import { sha256 } from "../../../platform/ids";
import { type ImportLayout, importLayout } from "../settings";
import { leadImportLayouts } from "../tables";

/** How this person last read a file with this header; null if never, or if the file has no header. */
export async function readLayout(db: Db, actor: Actor, header: string[]): Promise<ImportLayout | null> {
  if (actor.id === null || !header.some(Boolean)) return null;
  const [row] = await db
    .select({ layout: leadImportLayouts.layout })
    .from(leadImportLayouts)
    .where(
      and(eq(leadImportLayouts.userId, actor.id), eq(leadImportLayouts.headerKey, await headerKey(header))),
    );
  return row ? (importLayout.safeParse(JSON.parse(row.layout)).data ?? null) : null;
}

/** Remembers it for the next file; nothing for a file without a header. */
export async function keepLayout(
  db: Db,
  { actor, header, layout }: { actor: Actor; header: string[]; layout: ImportLayout },
  now: Date,
): Promise<Statement[]> {
  if (actor.id === null || !header.some(Boolean)) return [];
  // What all leads of one file get says nothing about the next.
  const kept = {
    layout: JSON.stringify(importLayout.parse({ ...layout, constants: undefined })),
    updatedAt: now.toISOString(),
  };
  const row = { userId: actor.id, headerKey: await headerKey(header), ...kept };
  const key = [leadImportLayouts.userId, leadImportLayouts.headerKey];
  return [db.insert(leadImportLayouts).values(row).onConflictDoUpdate({ target: key, set: kept })];
}

function headerKey(header: string[]): Promise<string> {
  return sha256(header.join("\n"));
}
