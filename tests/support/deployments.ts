import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { AccountOptions } from "./cloudflare-api/account";
import { createFakeCloudflare } from "./cloudflare-api/server";
import { runProgram } from "./npm";

export const FRESH_ACCOUNT: AccountOptions = {
  id: "0123456789abcdef",
  name: "Harbor Roofing",
  subdomain: null,
};

export const SETTINGS = {
  location: "enam",
  settings: {
    COMPANY_NAME: "Harbor Roofing",
    COMPANY_PHONE: "(414) 278-4410",
    COMPANY_EMAIL: "hello@harbor-roofing.com",
    SALES_EMAIL: "sales@harbor-roofing.com",
    COMPANY_STREET: "12 Pier Road",
    COMPANY_CITY: "Racine",
    COMPANY_REGION: "Wisconsin",
    COMPANY_REGION_CODE: "WI",
    COMPANY_POSTAL_CODE: "53403",
    COMPANY_COUNTRY: "US",
    COMPANY_TIME_ZONE: "America/Chicago",
    MAIL_FROM: "hello@harbor-roofing.com",
    MAIL_TRANSPORT: "outbox",
  },
};

const SCRIPT = ["--import", "tsx", "scripts/deploy.ts", "--yes", "--dirty"];

/** Accounts of the stand-in, the first of which `npm run deploy -- --yes --dirty` is run against, with complete settings. */
export async function openAccounts(...options: [AccountOptions, ...AccountOptions[]]) {
  const api = await createFakeCloudflare({ accounts: options });
  const account = api.account(options[0].id);
  const folder = mkdtempSync(join(tmpdir(), "beaconry-deploy-"));
  const write = (name: string, value: unknown) => writeFileSync(join(folder, name), JSON.stringify(value));
  mkdirSync(folder, { recursive: true });
  write("production.json", SETTINGS);
  const env = {
    ...api.env(account.id),
    DEPLOY_FOLDER: folder,
    DEPLOY_CHECK_SECONDS: "1",
    WRANGLER_CACHE_DIR: folder,
    WRANGLER_SEND_METRICS: "false",
    WRANGLER_WRITE_LOGS: "false",
    WRANGLER_HIDE_BANNER: "true",
  };
  return {
    api,
    account,
    /** Writes a file of the folder that holds settings and state. */
    write,
    run: (args: string[], settings: Record<string, string>) =>
      runProgram({ ...env, ...settings }, process.execPath, [...SCRIPT, ...args]),
    /** The changing requests since then, or of all. */
    changes: (since = 0) =>
      api.requests
        .slice(since)
        .flatMap(({ isChange, method, path }) => (isChange ? [`${method} ${path}`] : [])),
    close: async () => {
      await api.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
