import { createHash } from "node:crypto";
import { basename } from "node:path";
import { build } from "esbuild";
import { minify } from "terser";
import type { Plugin } from "vite";
import { BUILD_TARGET } from "./browsers";

const VIRTUAL = "virtual:site-script";
const RESOLVED = `\0${VIRTUAL}`;

/**
 * Bundles the public pages' enhancement script separately from the React build: `virtual:site-script` exports its
 * URL, and the client build writes the file under a content hash.
 */
export function siteScript(entry: string): Plugin {
  let isServe = false;
  let isSsrBuild = false;
  return {
    name: "site-script",
    configResolved(config) {
      isServe = config.command === "serve";
      isSsrBuild = Boolean(config.build.ssr);
    },
    resolveId: (id) => (id === VIRTUAL ? RESOLVED : null),
    async load(id) {
      if (id !== RESOLVED) return null;
      if (isServe) return `export default ${JSON.stringify(`/${entry}`)};`;
      const [script] = await bundle(entry);
      return `export default ${JSON.stringify(`/${script?.fileName}`)};`;
    },
    async generateBundle() {
      if (isServe || isSsrBuild) return;
      for (const { fileName, source } of await bundle(entry))
        this.emitFile({ type: "asset", fileName, source });
    },
  };
}

type File = { fileName: string; source: string };

/** The script, and the files that it imports when it needs them. */
async function bundle(entry: string): Promise<File[]> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    splitting: true,
    minify: true,
    format: "esm",
    target: BUILD_TARGET,
    outdir: "assets",
    chunkNames: "site-[name]-[hash]",
    write: false,
    legalComments: "none",
  });
  const [main, ...imported] = outputFiles;
  if (!main) throw new Error(`${entry} gave no script`);
  const source = await shrink(main.text);
  const hash = createHash("sha256").update(source).digest("hex").slice(0, 10);
  const rest = imported.map(async ({ path, text }) => ({
    fileName: `assets/${basename(path)}`,
    source: await shrink(text),
  }));
  return [{ fileName: `assets/site-${hash}.js`, source }, ...(await Promise.all(rest))];
}

/**
 * Terser makes it 3 % smaller than esbuild alone. Arrow functions are unsafe only for code that uses `new` or `this`.
 */
async function shrink(source: string): Promise<string> {
  const compress = { passes: 3, unsafe_arrows: true };
  const { code = "" } = await minify(source, { module: true, ecma: 2020, compress });
  return code;
}
