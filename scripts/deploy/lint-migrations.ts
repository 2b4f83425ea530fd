import { readFileSync } from "node:fs";
import { listFiles } from "../files.ts";

/** drizzle-kit's separator between statements. */
const BREAKPOINT = "--> statement-breakpoint";
/** Says why older code does not need what the file takes away, or where it went. */
const CONTRACT = /^-- contract: \S.{10,}$/m;
const TAKES_AWAY = /\bdrop\s+(?:table|view|column)\b|\brename\b/i;

/** The problems of every migration in the folder, each with its file. */
export function lintMigrations(folder: string): string[] {
  return listFiles(folder, [".sql"]).flatMap((file) =>
    lintMigration(readFileSync(file, "utf8")).map((problem) => `${file}: ${problem}`),
  );
}

/**
 * What a deployment would fail on, since D1 splits a file at every semicolon; and what the version before could not
 * live with, to which a rollback returns without the data.
 */
export function lintMigration(text: string): string[] {
  const statements = text.split(BREAKPOINT);
  const problems = statements.flatMap(lintStatement);
  const isTakingAway = statements.some((statement) => TAKES_AWAY.test(codeOf(statement)));
  if (isTakingAway && !CONTRACT.test(text)) problems.push("a drop or rename without a line `-- contract: …`");
  return problems;
}

function lintStatement(statement: string): string[] {
  const code = codeOf(statement);
  const problems = [];
  if (/create\s+(temp\s+|temporary\s+)?trigger/i.test(code)) problems.push("a trigger");
  if (/^[^']*;[^']*\S/.test(code.replaceAll(/'[^']*'/g, "''"))) {
    problems.push("two statements without a breakpoint");
  }
  if (/^\s*--.*;/m.test(statement)) problems.push("a semicolon in a comment");
  return problems;
}

const codeOf = (statement: string) => statement.replaceAll(/^\s*--.*$/gm, "").trim();
