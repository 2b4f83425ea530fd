import type { Miniflare } from "miniflare";
import { formSweepPictures, formSweepRows, insertRow, noteRows } from "../../tests/support/form-sweep/rows";
import { INDEX_ALL_LEADS } from "../../tests/support/search-rows";

/** Stores one record of every kind and an owner with a session, as the tests of all addresses do. */
export async function seedRecords(site: Miniflare): Promise<void> {
  const database = await site.getD1Database("DB");
  const rows = (await formSweepRows()).map((row) => insertRow(database, row));
  await database.batch([...rows, database.prepare(INDEX_ALL_LEADS)]);
  const visits = await site.getD1Database("ANALYTICS_DB");
  await visits.batch(noteRows().map((row) => insertRow(visits, row)));
  const uploads = await site.getR2Bucket("UPLOADS");
  for (const { key, bytes } of formSweepPictures()) {
    await uploads.put(key, bytes, { httpMetadata: { contentType: "image/png" } });
  }
}
