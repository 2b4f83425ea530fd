/**
 * npm run common-passwords [-- --check]: takes the 10,000 most common passwords of at least six characters from the
 * ranked list of the package @zxcvbn-ts/language-common (MIT), and writes
 * app/auth/password/content/common-passwords.ts.
 */
import { dictionary } from "@zxcvbn-ts/language-common";
import { MIN_PASSWORD_LENGTH } from "../app/auth/password/own-password.ts";
import { writeCommitted } from "./committed.ts";

const TARGET = "app/auth/password/content/common-passwords.ts";
const COUNT = 10_000;

const ranked = dictionary["passwords-common"].map(String);
const usable = ranked.filter((word) => word.length >= MIN_PASSWORD_LENGTH && /^[!-~]+$/.test(word));
const words = usable.slice(0, COUNT).join(" ").replaceAll("\\", "\\\\").replaceAll("`", "\\`");
const note = `/** Made by \`npm run common-passwords\` from @zxcvbn-ts/language-common (MIT), in lower case, most common first. */`;

writeCommitted(
  TARGET,
  `${note}\n// biome-ignore format: one line keeps the list small\nexport const COMMON_PASSWORDS = \`${words.replaceAll("${", "\\${")}\`;\n`,
);
console.log(`${Math.min(usable.length, COUNT)} passwords in ${TARGET}`);
