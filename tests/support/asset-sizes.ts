import { existsSync, readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const FOLDER = "build/client/assets";

/** The gzipped bytes of the built scripts and style sheets, by their path on the site; none before a build. */
export function measureAssets(): Record<string, number> {
  const files = existsSync(FOLDER) ? readdirSync(FOLDER).filter((name) => /\.(?:js|css)$/.test(name)) : [];
  return Object.fromEntries(
    files.map((name) => [
      `/assets/${name}`,
      gzipSync(readFileSync(`${FOLDER}/${name}`), { level: 9 }).length,
    ]),
  );
}
