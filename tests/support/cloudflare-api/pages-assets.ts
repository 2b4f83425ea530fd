import { z } from "zod";
import type { Account } from "./account.ts";
import { ApiError } from "./answers.ts";
import { parseJson } from "./router.ts";

const HASHES = z.object({ hashes: z.array(z.string()) });
const FILES = z.array(z.object({ key: z.string(), value: z.string() }));
const CLAIMS = z.object({ account: z.string() });

/** The signed note that wrangler shows while it uploads; it names the account. */
export function encodeUploadToken(account: string): string {
  const exp = Math.floor(Date.now() / 1000) + 300;
  const claims = { account, exp, max_file_count_allowed: 20_000 };
  return `e30.${Buffer.from(JSON.stringify(claims)).toString("base64url")}.signature`;
}

/** `/pages/assets/check-missing`, `upload` and `upsert-hashes`: static files by hash, each uploaded once. */
export function answerAssets(accounts: Account[], action: string, token: string, body: string): unknown {
  const assets = assetsOf(accounts, token);
  if (action === "check-missing") {
    return parseJson(body, HASHES).hashes.filter((hash) => !assets.has(hash));
  }
  if (action === "upload") {
    const files = parseJson(body, FILES);
    for (const { key } of files) assets.add(key);
    return { successful_key_count: files.length, unsuccessful_keys: [] };
  }
  return null;
}

function assetsOf(accounts: Account[], token: string): Set<string> {
  const [, claims = ""] = token.split(".");
  const { data } = CLAIMS.safeParse(JSON.parse(Buffer.from(claims, "base64url").toString() || "null"));
  const account = accounts.find(({ id }) => id === data?.account);
  if (!account) throw new ApiError(401, 8_000_013, "Unauthorized");
  return account.assets;
}
