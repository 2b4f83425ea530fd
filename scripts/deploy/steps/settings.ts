import { findSenderProblem } from "../../../app/mail/sender-domain.ts";
import { COMPANY_SETTINGS } from "../../../app/platform/company-settings.ts";
import { readEnv, SECRET_NAMES, SETTING_NAMES } from "../../../app/platform/env.server.ts";
import { reasonOf, StartProblem } from "../../start/problem.ts";
import { BUCKETS, DATABASES, QUEUES } from "../bindings.ts";
import { type Deployment, say } from "../deployment.ts";
import { LOCATIONS, settingsFile, writeSettings } from "../files.ts";
import { HEALTH_TOKEN, needsOf, type SecretNames, secretValue } from "../secrets.ts";

const { company, hours } = COMPANY_SETTINGS;
const LABELS = { ...company, COMPANY_TIME_ZONE: hours.COMPANY_TIME_ZONE };
/** What no company takes from ours: their fallbacks are the demo's. */
const DEMO = ["COMPANY_NAME", "COMPANY_PHONE", "COMPANY_EMAIL", "SALES_EMAIL", "COMPANY_STREET", "MAIL_FROM"];
/** 555-0100 to 555-0199, which North America keeps for examples. */
const EXAMPLE_PHONE = /555[-. ]?01\d\d$/;

/** An account has Workers AI, so the sample writer is for the local program and for previews. */
const PRODUCTION = { CONTENT_WRITER: "workers-ai" };
/** A preview keeps its mail, shows the demo company and says so to search engines. */
const PREVIEW = { PREVIEW: "1", MAIL_TRANSPORT: "outbox" };

/** Set by this command alone. */
const OWN = ["PREVIEW", "VERSION"];

/**
 * The settings of both programs: from the file, completed by questions, and parsed by the schema of the program.
 * @throws StartProblem that names everything that is missing or refused
 */
export async function prepareSettings(deployment: Deployment, stored: SecretNames): Promise<void> {
  if (deployment.environment === "production") await askForMissing(deployment);
  const problems = await findProblems(deployment, stored);
  if (problems.length > 0) throw new StartProblem(describeProblems(deployment, problems));
}

export function describeProblems({ environment }: Deployment, problems: string[]): string {
  const list = problems.map((problem) => `  - ${problem}`).join("\n");
  return `What is missing or refused (settings stand in ${settingsFile(environment)}):\n${list}`;
}

/** Fills in `vars` and `secrets`. @returns everything that is missing or refused, a sentence each */
export async function findProblems(deployment: Deployment, stored: SecretNames): Promise<string[]> {
  const { settings, environment } = deployment;
  deployment.vars =
    environment === "preview"
      ? { ...settings.settings, ...PREVIEW }
      : { ...PRODUCTION, ...settings.settings };
  const problems = nameProblems(deployment);
  if (environment === "production") problems.push(...demoProblems(deployment));
  problems.push(...(await prepareSecrets(deployment, stored)), ...parseProblems(deployment, stored));
  return [...new Set(problems)];
}

/**
 * Asks for the location and the company. Each answer is written to the file at once, so that it is asked for once.
 * Without a terminal it asks nothing.
 */
async function askForMissing({ ask, settings, environment, isDryRun }: Deployment): Promise<void> {
  if (!ask.isInteractive || isDryRun) return;
  if (!settings.location) {
    say(`Answers are kept in ${settingsFile(environment)}, where you can correct them.`);
    const choices = Object.entries(LOCATIONS).map(([code, place]) => `  ${code.padEnd(5)} ${place}`);
    const question = `Where most visitors and staff are:\n${choices.join("\n")}\nOne of these codes`;
    settings.location = await ask.text(question, {
      check: (answer) => (answer in LOCATIONS ? null : "That is none of them."),
    });
    writeSettings(environment, settings);
  }
  for (const [name, { label, schema, fallback }] of Object.entries(LABELS)) {
    if (settings.settings[name]) continue;
    const example = DEMO.includes(name) ? "" : `, such as ${fallback}`;
    settings.settings[name] = await ask.text(`${label} of the company${example} (${name})`, {
      check: (answer) => {
        const parsed = schema(label).safeParse(answer);
        if (!parsed.success) return parsed.error.issues[0]?.message ?? "That is not valid.";
        const problem = demoProblem(name, answer);
        return problem && `This ${problem}.`;
      },
    });
    writeSettings(environment, settings);
  }
}

function nameProblems({ settings }: Deployment): string[] {
  return Object.keys(settings.settings).flatMap((name) => {
    if (SECRET_NAMES.includes(name)) {
      return [`${name} is a secret: it belongs into the environment of this command, not into a file`];
    }
    if (OWN.includes(name)) return [`${name} is set by this command`];
    return SETTING_NAMES.includes(name) ? [] : [`${name} is no setting (the README lists them)`];
  });
}

function demoProblems({ settings }: Deployment): string[] {
  const missing = Object.entries(LABELS).flatMap(([name, { label }]) => {
    const value = settings.settings[name];
    const problem = value ? demoProblem(name, value) : `is missing (${label})`;
    return problem ? [`${name} ${problem}`] : [];
  });
  const place = settings.location
    ? []
    : [`location is missing: where the databases are kept (${Object.keys(LOCATIONS).join(", ")})`];
  const url = settings.settings.SITE_URL;
  const isLocal = url !== undefined && !/^https:\/\/[^/]+\.[^/]+$/.test(url);
  return [...place, ...missing, ...(isLocal ? ["SITE_URL must be https:// and a host, without a path"] : [])];
}

function demoProblem(name: string, value: string): string | null {
  const fallbacks: Record<string, { fallback: string | number }> = LABELS;
  if (DEMO.includes(name) && value === fallbacks[name]?.fallback) return "is the demo company's";
  const isExample = EXAMPLE_PHONE.test(value.trim()) || findSenderProblem(value.trim()) !== null;
  return DEMO.includes(name) && isExample ? "is an example, which reaches nobody" : null;
}

/** Secrets that one of the programs lacks, or that are to be renewed: from the environment, or asked for. */
async function prepareSecrets(deployment: Deployment, stored: SecretNames): Promise<string[]> {
  const { ask, renewed, healthToken, isDryRun } = deployment;
  const unknown = renewed.filter((name) => !SECRET_NAMES.includes(name));
  const problems = unknown.map((name) => `${name} is no secret (${SECRET_NAMES.join(", ")})`);
  for (const name of new Set([...needsOf(deployment.vars), ...renewed])) {
    // A token that is stored and forgotten cannot open the health check.
    const isKnown = name !== HEALTH_TOKEN || healthToken !== null;
    const isStored = stored.site.has(name) && stored.jobs.has(name) && isKnown;
    if (isStored && !renewed.includes(name)) continue;
    const value = secretValue(deployment, name);
    if (value) deployment.secrets[name] = value;
    else if (ask.isInteractive && !isDryRun) {
      deployment.secrets[name] = await ask.text(`${name} (not shown)`, { isSecret: true });
    } else problems.push(`${name} is missing: set it in the environment of this command`);
  }
  return problems;
}

/** What the program itself would refuse. Secrets that Cloudflare keeps cannot be read, and were parsed before. */
function parseProblems({ vars, secrets, settings }: Deployment, stored: SecretNames): string[] {
  const kept = Object.fromEntries([...stored.site].map((name) => [name, `kept by Cloudflare ${name}`]));
  const siteUrl = settings.settings.SITE_URL ?? "https://site.pages.dev";
  try {
    readEnv({ ...bindingStandIns(), ...kept, ...vars, ...secrets, SITE_URL: siteUrl });
    return [];
  } catch (error) {
    return reasonOf(error)
      .replace(/^Configuration: /, "")
      .split("; ");
  }
}

/** Bindings that the schema takes for real: it looks for their methods alone. */
function bindingStandIns(): Record<string, object> {
  const all = [...DATABASES, ...BUCKETS, ...QUEUES];
  const methods = { prepare: true, put: true, send: true };
  return Object.fromEntries(all.flatMap(({ binding }) => (binding ? [[binding, methods]] : [])));
}
