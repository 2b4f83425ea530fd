import type { Asker } from "../../scripts/deploy/ask";
import { openCloudflare } from "../../scripts/deploy/cloudflare";
import type { Deployment } from "../../scripts/deploy/deployment";

/** Nobody at the terminal. */
const SILENT: Asker = {
  isInteractive: false,
  text: async (question) => {
    throw new Error(question);
  },
  confirm: async () => true,
};

/** A run of the deployment that has not begun. */
export function makeDeployment(change: Partial<Deployment> = {}): Deployment {
  return {
    environment: "production",
    ...{ isDryRun: false, isDirtyAllowed: false, isForced: false, renewed: [] },
    ask: SILENT,
    ...{ token: "token", cloudflare: openCloudflare("token", "account") },
    ...{ name: "harbor", version: "1", projectHost: "harbor.pages.dev", isDomainActive: true },
    settings: { location: "enam", settings: {} },
    state: {
      ...{ accountId: null, siteUrl: null, healthToken: null, databaseIds: {} },
      ...{ isSeeded: false, returning: null, releases: [] },
    },
    ...{ databaseIds: { DB: "1", ANALYTICS_DB: "2" }, vars: {}, healthToken: "a health token", secrets: {} },
    ...change,
  };
}
