import { readdirSync, readFileSync, statSync } from "node:fs";

/**
 * The files under a folder (or the file itself), sorted; filtered by `extensions` such as `.ts`. Empty if it does not
 * exist.
 */
export function listFiles(path: string, extensions: readonly string[] = []): string[] {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) return [];
  if (found.isFile()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`)
    .filter((file) => !file.includes("/.wrangler/"))
    .filter((file) => extensions.length === 0 || extensions.some((extension) => file.endsWith(extension)))
    .sort();
}

/** The files in app/routes.ts: everything that handles requests. */
export function listRouteModules(): string[] {
  const table = readFileSync("app/routes.ts", "utf8");
  return [...table.matchAll(/["']([\w./$-]+\.tsx?)["']/g)].map((match) => `app/${match[1]}`);
}
