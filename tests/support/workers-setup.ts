import type { TestProject } from "vitest/node";
import { measureAssets } from "./asset-sizes";
import { startScriptedSmtp } from "./scripted-smtp";
import { serveAsJson, startSmtpInbox } from "./smtp-inbox";
import { startTlsSmtp } from "./tls-smtp";

declare module "vitest" {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be merged with vitest's own
  interface ProvidedContext {
    smtpPort: number;
    inboxUrl: string;
    /** A server that takes every mail, and where it tells what was said to it. */
    scriptedSmtp: { port: number; url: string };
    /** Servers with certificates of a private authority by `TlsMode`, and where they tell what they got. */
    tlsSmtp: { ports: Record<string, number>; url: string };
    /** How many requests the fuzz test sends to each target, by FUZZ_ROUNDS, and its seed, by FUZZ_SEED. */
    fuzz: { rounds: number; seed: string };
    /** The gzipped bytes of the built scripts and style sheets by path. */
    assetSizes: Record<string, number>;
  }
}

/** Starts the SMTP server for the tests inside workerd. */
export default async function setup(project: TestProject) {
  const smtp = await startSmtpInbox();
  const inbox = await serveAsJson(smtp.mails);
  const scripted = await startScriptedSmtp();
  const transcript = await serveAsJson(scripted.said);
  const tls = await startTlsSmtp();
  const tlsSeen = await serveAsJson(tls.seen);
  project.provide("smtpPort", smtp.port);
  project.provide("inboxUrl", inbox.url);
  project.provide("scriptedSmtp", { port: scripted.port, url: transcript.url });
  project.provide("tlsSmtp", { ports: tls.ports, url: tlsSeen.url });
  project.provide("assetSizes", measureAssets());
  const { FUZZ_ROUNDS = "1", FUZZ_SEED = "door" } = process.env;
  project.provide("fuzz", { rounds: Number(FUZZ_ROUNDS), seed: FUZZ_SEED });
  return async () => {
    inbox.close();
    transcript.close();
    tlsSeen.close();
    await tls.close();
    await scripted.close();
    await smtp.close();
  };
}
