import { randomToken } from "../app/platform/ids.ts";
import { withDatabases } from "./dump/d1.ts";
import { ownerStatements } from "./start/owner.ts";
import { StartProblem } from "./start/problem.ts";
import { readSettings } from "./start/settings.ts";

/**
 * `npm run db:owner -- [--remote] [--without-factors]` creates the owner of OWNER_EMAIL, or sets a new password and
 * ends all sessions. `--without-factors` also removes the second factor, for an owner who has lost it.
 */
try {
  const { owner, stateDir } = readSettings(process.env);
  const [isRemote, withoutFactors] = ["--remote", "--without-factors"].map((flag) =>
    process.argv.includes(flag),
  );
  const password = owner.password ?? randomToken(12);
  const account = { email: owner.email, password, withoutFactors };
  const statements = await ownerStatements(account, new Date());
  await withDatabases({ isRemote: isRemote === true, stateDir }, async ([business]) =>
    business?.run(statements),
  );
  console.log(
    `${owner.email} is the owner${owner.password ? "" : `, password ${password} (shown this once)`}. All earlier sessions have ended.`,
  );
} catch (error) {
  console.error(error instanceof StartProblem ? error.message : error);
  process.exitCode = 1;
}
