import { execFileSync } from "node:child_process";
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { z } from "zod";
import { runProgram } from "./npm";

const MIGRATIONS = ["migrations", "migrations-analytics"];

const reportSchema = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      message: z.string(),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          failureMessages: z.array(z.string().nullable()),
        }),
      ),
    }),
  ),
});
/** A file that could not be loaded is a failure by its own name. */
type Result = { file: string; name: string; status: string; reason: string };

const git = (...args: string[]) => execFileSync("git", args, { encoding: "utf8" }).trim();
const isMigration = (path: string) => path.endsWith(".sql");

/** A commit's release, built in an empty folder with the packages of this checkout. */
export async function buildFormerRelease(commit: string, folder: string) {
  git("archive", "--output", join(folder, "release.tar"), commit);
  execFileSync("tar", ["-xf", "release.tar"], { cwd: folder });
  symlinkSync(join(process.cwd(), "node_modules"), join(folder, "node_modules"));
  const { status, said } = await runProgram({}, "remix", ["vite:build", "--minify", "false"], folder);
  if (status !== 0) throw new Error(`${commit} cannot be built with these packages: ${said}`);
  const own = join(folder, "own");
  copyMigrations(folder, own);
  return {
    commit,
    /** The project's folder with the migrations that it was released with. */
    own,
    /** Runs tests of its own in workerd, on databases with the migrations of `project` and those that are planted. */
    test: async (files: string[], project: string, planted: Record<string, string> = {}) => {
      copyMigrations(project, folder);
      for (const [path, sql] of Object.entries(planted)) writeFileSync(join(folder, path), sql);
      return runTests(folder, files);
    },
  };
}

function copyMigrations(from: string, to: string): void {
  for (const name of MIGRATIONS) {
    rmSync(join(to, name), { recursive: true, force: true });
    cpSync(join(from, name), join(to, name), { recursive: true });
  }
}

async function runTests(folder: string, files: string[]): Promise<Record<"passed" | "failed", Result[]>> {
  const report = join(folder, "report.json");
  rmSync(report, { force: true });
  const options = ["--project", "workers", "--silent=true", "--reporter=json", `--outputFile=${report}`];
  const { said } = await runProgram({}, "vitest", ["run", ...options, ...files], folder);
  if (!existsSync(report)) throw new Error(said);
  const { testResults } = reportSchema.parse(JSON.parse(readFileSync(report, "utf8")));
  const results = testResults.flatMap(({ name: path, message, assertionResults }): Result[] => {
    const file = relative(folder, path);
    const tests = assertionResults.map(({ fullName, status, failureMessages }) => ({
      ...{ file, name: `${file}: ${fullName}`, status, reason: failureMessages.join("\n") },
    }));
    return message ? [...tests, { file, name: file, status: "failed", reason: message }] : tests;
  });
  const named = (status: string) => results.filter((result) => result.status === status);
  return { passed: named("passed"), failed: named("failed") };
}

/**
 * The newest commit that knows fewer migrations than this checkout; otherwise in a sentence why its release cannot be
 * built here.
 */
export function findFormerCommit(): { commit: string } | { reason: string } {
  if (!existsSync(".git")) return { reason: "Files without a repository have no former release" };
  if (git("rev-parse", "--is-shallow-repository") === "true")
    return { reason: "A shallow clone has no former release: git fetch --unshallow" };
  const ours = MIGRATIONS.flatMap((name) => readdirSync(name)).filter(isMigration);
  const patterns = MIGRATIONS.map((name) => `${name}/*.sql`);
  const added = git("log", "-1", "--diff-filter=A", "--format=%H", "--", ...patterns);
  const listed = git("ls-tree", "--name-only", "-r", "HEAD", ...MIGRATIONS)
    .split("\n")
    .filter(isMigration);
  // A migration that is in no commit yet makes the newest commit the release before.
  const commit = git("rev-parse", listed.length < ours.length ? "HEAD" : `${added}^`);
  const gone = packagesOf(git("show", `${commit}:package.json`)).filter(
    (name) => !existsSync(join("node_modules", name)),
  );
  return gone.length > 0 ? { reason: `${commit} needs packages that are gone: ${gone}` } : { commit };
}

const packagesSchema = z.object({
  dependencies: z.record(z.string(), z.string()),
  devDependencies: z.record(z.string(), z.string()),
});

function packagesOf(json: string): string[] {
  const { dependencies, devDependencies } = packagesSchema.parse(JSON.parse(json));
  return Object.keys({ ...dependencies, ...devDependencies });
}
