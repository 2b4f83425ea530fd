import { randomToken } from "../app/platform/ids.ts";
import { withDatabases } from "./dump/d1.ts";
import { readArguments } from "./start/arguments.ts";
import { ownerStatements } from "./start/owner.ts";
import { StartProblem } from "./start/problem.ts";
import { readSettings } from "./start/settings.ts";

/**
 * `npm run db:owner -- [--remote] [--without-factors]` creates the owner of OWNER_EMAIL, or sets a new password and
 * ends all sessions. `--without-factors` also removes the second factor, for an owner who has lost it.
 */
try {
  const { remote: isRemote, "without-factors": withoutFactors } = readArguments({
    usage: "OWNER_EMAIL=you@example.com npm run db:owner [-- --remote --without-factors]",
    flags: ["remote", "without-factors"],
  });
  const { owner, stateDir } = readSettings(process.env);
  const password = owner.password ?? randomToken(12);
  const account = { email: owner.email, password, withoutFactors };
  const statements = await ownerStatements(account, new Date());
  await withDatabases({ isRemote, stateDir }, async ([business]) => business?.run(statements));
  console.log(
    `${owner.email} is the owner${owner.password ? "" : `, password ${password} (shown this once)`}. All earlier sessions have ended.`,
  );
} catch (error) {
  console.error(error instanceof StartProblem ? error.message : error);
  process.exitCode = 1;
}
