import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { GROUPS } from "../../scripts/mutate/groups";

const STAGES = "scripts/test/main.ts";
const PROGRAMS = "tests/e2e/programs";

/** What runs each script of package.json: a file, and the text in it that does. */
const RUN_BY: Readonly<Record<string, readonly [file: string, text: string]>> = {
  postinstall: ["tests/unit/bootstrap.test.ts", "scripts/node.mjs"],
  start: ["tests/support/server.ts", "scripts/start.mjs"],
  dev: [`${PROGRAMS}/dev.spec.ts`, "scripts/dev.mjs"],
  test: [".ci/run", "npm test"],
  // The same program with and without `--force`: in a new clone both build.
  build: [STAGES, "scripts/build.ts"],
  "build:if-stale": [STAGES, "scripts/build.ts"],
  "test:unit": [STAGES, 'vitest("unit")'],
  "test:workers": [STAGES, 'vitest("workers")'],
  "test:e2e": [STAGES, 'playwright(["pages", "visits"]'],
  lint: [STAGES, '"lint"'],
  typecheck: [STAGES, '"tsc", "--noEmit"'],
  spec: [STAGES, "scripts/spec.ts"],
  validate: ["package.json", "npm run lint && npm run typecheck && npm run spec && npm run test:unit"],
  format: [`${PROGRAMS}/scripts.spec.ts`, '"format"'],
  mutate: [`${PROGRAMS}/scripts.spec.ts`, '"mutate"'],
  screenshots: [`${PROGRAMS}/scripts.spec.ts`, '"screenshots"'],
  browsers: [`${PROGRAMS}/scripts.spec.ts`, '"browsers"'],
  pictures: [`${PROGRAMS}/scripts.spec.ts`, '"pictures"'],
  drawings: [`${PROGRAMS}/scripts.spec.ts`, '"drawings"'],
  "share-images": [`${PROGRAMS}/scripts.spec.ts`, '"share-images"'],
  "sample-posts": [`${PROGRAMS}/scripts.spec.ts`, '"sample-posts"'],
  "common-passwords": [`${PROGRAMS}/scripts.spec.ts`, '"common-passwords"'],
  gazetteer: [`${PROGRAMS}/scripts.spec.ts`, '"gazetteer"'],
  analytics: [`${PROGRAMS}/scripts.spec.ts`, '"analytics"'],
  deploy: [`${PROGRAMS}/scripts.spec.ts`, '"deploy"'],
  "db:generate": [`${PROGRAMS}/scripts.spec.ts`, '"db:generate"'],
  "db:seed": [`${PROGRAMS}/scripts.spec.ts`, '"db:seed"'],
  "db:migrate": [`${PROGRAMS}/dump.spec.ts`, '"db:migrate"'],
  "db:dump": [`${PROGRAMS}/dump.spec.ts`, '"db:dump"'],
  "db:erasures": [`${PROGRAMS}/dump.spec.ts`, '"db:erasures"'],
  "db:restore": [`${PROGRAMS}/dump.spec.ts`, '"db:restore"'],
  "db:owner": [`${PROGRAMS}/owner.spec.ts`, '"db:owner"'],
};
/** Tools of their own names, as README writes them. */
const WRANGLER = [/npx wrangler pages dev/, /npx wrangler dev -c workers\/jobs\/wrangler\.toml/];

const scripts: Record<string, string> = JSON.parse(readFileSync("package.json", "utf8")).scripts;
const isBench = (name: string) => /^bench(?::|$)/.test(name);

test("every script of package.json is run by a test: benches by `bench:smoke`, the others as the table says", () => {
  const names = Object.keys(scripts).filter((name) => !isBench(name));
  expect(names.sort()).toEqual(Object.keys(RUN_BY).sort());
});

test.each(Object.entries(RUN_BY))("%s is run where the table says", (name, [file, text]) => {
  expect(existsSync(file), file).toBe(true);
  expect(readFileSync(file, "utf8"), `${file} runs ${name}`).toContain(text);
});

test("a program that a script starts is there", () => {
  const files = Object.values(scripts).flatMap(
    (command) => command.match(/\b(?:scripts|bench)\/[\w./-]+/g) ?? [],
  );
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});

test("the files that get faults and the tests that notice them are there", () => {
  const files = Object.values(GROUPS).flatMap(({ files, tests }) => [...files, ...tests]);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});

test("the commands of README and ARCHITECTURE are scripts, or wrangler's that a test runs", () => {
  const texts = ["README.md", "ARCHITECTURE.md"].map((file) => readFileSync(file, "utf8")).join("\n");
  const named = [...texts.matchAll(/`(?:npm run )?((?:bench|db|test|build):[a-z-]+)\b/g)].map(
    ([, name = ""]) => name,
  );
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
  const wrangler = [...texts.matchAll(/npx [a-z].*/g)].map(([line]) => line);
  expect(wrangler.length).toBe(WRANGLER.length);
  const tests = readFileSync(`${PROGRAMS}/wrangler.spec.ts`, "utf8");
  for (const [at, command] of WRANGLER.entries()) expect(wrangler[at]).toMatch(command);
  expect(tests).toContain('["pages", "dev"');
  expect(tests).toContain('["dev", "-c", "workers/jobs/wrangler.toml"');
});
