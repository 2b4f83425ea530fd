import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { StartProblem } from "../start/problem.ts";

/** Both databases by the names in wrangler.toml. */
export const DATABASES = ["beaconry", "beaconry-analytics"] as const;
export type DatabaseName = (typeof DATABASES)[number];

const MANIFEST = "manifest.json";
const manifestSchema = z.object({
  version: z.literal(1),
  writtenAt: z.string(),
  databases: z.record(
    z.string(),
    z.object({
      /** Those that the database had; a restore needs the same. */
      migrations: z.array(z.string()),
      files: z.array(z.string()),
      tables: z.record(z.string(), z.object({ rows: z.number(), columns: z.array(z.string()) })),
    }),
  ),
});
export type Manifest = z.infer<typeof manifestSchema>;

export function writeManifest(folder: string, manifest: Manifest): void {
  writeFileSync(join(folder, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`);
}

/** @throws StartProblem if the folder holds no complete dump */
export function readManifest(folder: string): Manifest {
  const path = join(folder, MANIFEST);
  if (!existsSync(path)) throw new StartProblem(`${folder} holds no complete dump: ${MANIFEST} is missing.`);
  const parsed = manifestSchema.safeParse(parseJson(readFileSync(path, "utf8")));
  if (!parsed.success) throw new StartProblem(`${path} is not the list of a dump.`);
  for (const { files } of Object.values(parsed.data.databases)) {
    const missing = files.find((file) => !existsSync(join(folder, file)));
    if (missing) throw new StartProblem(`The dump is not complete: ${missing} is missing.`);
  }
  return parsed.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
