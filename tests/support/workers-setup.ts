import type { TestProject } from "vitest/node";
import { measureAssets } from "./asset-sizes";
import { serveInbox, startSmtpInbox } from "./smtp-inbox";

declare module "vitest" {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be merged with vitest's own
  interface ProvidedContext {
    smtpPort: number;
    inboxUrl: string;
    /** How many requests the fuzz test sends, by FUZZ_REQUESTS, and its seed, by FUZZ_SEED. */
    fuzz: { requests: number; seed: string };
    /** The gzipped bytes of the built scripts and style sheets by path. */
    assetSizes: Record<string, number>;
  }
}

/** Starts the SMTP server for the tests inside workerd. */
export default async function setup(project: TestProject) {
  const smtp = await startSmtpInbox();
  const inbox = await serveInbox(smtp.mails);
  project.provide("smtpPort", smtp.port);
  project.provide("inboxUrl", inbox.url);
  project.provide("assetSizes", measureAssets());
  const { FUZZ_REQUESTS = "10000", FUZZ_SEED = "door" } = process.env;
  project.provide("fuzz", { requests: Number(FUZZ_REQUESTS), seed: FUZZ_SEED });
  return async () => {
    inbox.close();
    await smtp.close();
  };
}
