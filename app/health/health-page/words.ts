import type { RunsState } from "../../generation/runs-state.server";
import type { Cause, Trouble } from "../alerts";
import type { HealthCheck } from "../health";

/** A part of the product as its owner knows it. off: not set up, or not known yet. */
export type PartInWords = {
  name: string;
  state: "works" | "ill" | "off";
  /** Instead of "Works" or "Not set up". */
  badge?: string;
  text: string;
  /** What shows that it works, such as "Answers in 20 ms". One has a time: all are asked at once, and wait together. */
  measured?: string;
  /** Where it is mended. */
  link?: { to: string; text: string };
};

type Facts = {
  checks: readonly HealthCheck[];
  troubles: readonly Trouble[];
  /** Mails that did not arrive in the last seven days. */
  undelivered: number;
  hasGoogle: boolean;
  runs: RunsState;
  /** Whether the reader may change what the company's page holds. */
  mayEditCompany: boolean;
};

const CLOUDFLARE = { to: "https://dash.cloudflare.com/", text: "Open Cloudflare" };
const FAILED_JOBS = { to: "/admin/failed-jobs", text: "See them" };

/** All parts, those that want somebody first. */
export function tellParts(facts: Facts): PartInWords[] {
  const parts = [
    tellUndelivered(facts),
    tellWebsite(facts),
    tellVisits(facts),
    tellWork(facts),
    tellContent(facts),
    tellMail(facts),
    tellFiles(facts),
    tellAddress(facts),
    tellErrors(facts),
    tellGoogle(facts),
  ].filter((part) => part !== null);
  const rank = { ill: 0, works: 1, off: 2 };
  return parts.sort((a, b) => rank[a.state] - rank[b.state]);
}

const NUMBERS = ["Nothing", "One thing", "Two things", "Three things", "Four things", "Five things"];

/** The page's first sentence. */
export function tellAll(parts: readonly PartInWords[]): string {
  const ill = parts.filter(({ state }) => state === "ill").length;
  const isComplete = parts.every(({ state }) => state === "works");
  if (ill === 0) return isComplete ? "Everything works." : "Everything that’s set up works.";
  return `${NUMBERS[ill] ?? `${ill} things`} ${ill === 1 ? "needs" : "need"} you.`;
}

function illOf({ checks }: Facts, ...names: string[]): HealthCheck | undefined {
  return checks.find(({ name, isHealthy }) => names.includes(name) && isHealthy === false);
}

function measuredBy({ checks }: Facts, name: string): string | undefined {
  return checks.find((check) => check.name === name)?.text;
}

function troubleOf({ troubles }: Facts, ...causes: Cause[]): string | undefined {
  return troubles.find(({ cause }) => causes.includes(cause))?.text;
}

function tellUndelivered({ undelivered }: Facts): PartInWords | null {
  if (undelivered === 0) return null;
  const mails = undelivered === 1 ? "1 email" : `${undelivered.toLocaleString("en-US")} emails`;
  return {
    name: `${mails} could not be delivered`,
    ...{ state: "ill", badge: "To look at" },
    text: "In the last 7 days. Each says why; fix a wrong address at its lead.",
    link: { to: "/admin/mail?state=failed", text: "See them" },
  };
}

function tellWebsite(facts: Facts): PartInWords {
  const name = "Website and back office";
  const ill = illOf(facts, "Business database");
  const trouble = troubleOf(facts, "database");
  if (!ill && !trouble) {
    const measured = measuredBy(facts, "Business database");
    return { name, state: "works", text: "Pages open, and entries are saved.", measured };
  }
  const text =
    trouble ?? "The database is slow, nearly full or does not answer. The figures below say which.";
  return { name, state: "ill", text, link: CLOUDFLARE };
}

function tellVisits(facts: Facts): PartInWords {
  const name = "Visitor counts";
  if (illOf(facts, "Visits’ database", "Archive bucket")) {
    const text =
      "The store of visits is slow, nearly full or does not answer. The site itself keeps working.";
    return { name, state: "ill", text, link: CLOUDFLARE };
  }
  return {
    name,
    state: "works",
    text: illOf(facts, "Page views")
      ? "Visits are counted; a few are waiting and follow within minutes."
      : "Visits are counted, and none are waiting.",
  };
}

function tellWork(facts: Facts): PartInWords {
  const name = "Background work";
  // What stands still first: it holds up all work, and a failed job only itself.
  const trouble = troubleOf(facts, "crons");
  if (trouble) return { name, state: "ill", text: trouble, link: CLOUDFLARE };
  if (illOf(facts, "Failed jobs")) {
    const text = "Some work failed for good, such as an email or a draft. Each can be tried again.";
    return { name, state: "ill", text, link: FAILED_JOBS };
  }
  const waits = troubleOf(facts, "jobs");
  if (waits || illOf(facts, "Jobs worker", "Outbox", "Scheduled tasks")) {
    const text =
      waits ??
      "Email, drafts and reminders are waiting: the program that handles them is not running as it should.";
    return { name, state: "ill", text, link: CLOUDFLARE };
  }
  const measured = measuredBy(facts, "Jobs worker");
  return { name, state: "works", text: "Reminders and queued work run on time.", measured };
}

/** In the words of the dashboard and the content page. */
function tellContent({ runs }: Facts): PartInWords {
  const name = "Content generation";
  const link = { to: "/admin/content", text: "Open it" };
  if (runs.state === "runs")
    return { name, state: "works", badge: "Running", text: "Drafts are written as planned." };
  const first = runs.note ?? "The first drafts come by themselves.";
  const text = runs.state === "off" ? first : "No new drafts come while this lasts.";
  return { name, state: runs.state, badge: runs.text, text, link };
}

function tellMail(facts: Facts): PartInWords {
  const name = "Email";
  const [mail, sender] = ["Email", "Email sender"].map((one) =>
    facts.checks.find((check) => check.name === one),
  );
  const setUp = facts.mayEditCompany ? { to: "/admin/settings/company", text: "Set up" } : undefined;
  const ofOwner = facts.mayEditCompany ? "" : " An owner can set it up.";
  if (sender?.isHealthy === null) {
    const text = `Email is stored, not sent.${ofOwner}`;
    return mail?.isHealthy === false
      ? { name, state: "ill", badge: "Not set up", text, link: setUp }
      : { name, state: "off", text, link: setUp };
  }
  const trouble = troubleOf(facts, "mail");
  if (trouble || mail?.isHealthy === false) {
    const text = trouble ?? "Email does not go out. It waits, and is tried again for two days.";
    return { name, state: "ill", text, link: { to: "/admin/mail?state=queued", text: "See what waits" } };
  }
  if (sender?.isHealthy === false) {
    return {
      name,
      state: "ill",
      text: `Email goes out, but may be taken for spam: ${sender.detail}`,
      link: setUp,
    };
  }
  if (mail?.isHealthy === null)
    return { name, state: "off", badge: "Not tried yet", text: "No email has gone out so far." };
  return { name, state: "works", text: "Email goes out." };
}

function tellFiles(facts: Facts): PartInWords {
  const name = "Pictures and files";
  if (!illOf(facts, "Uploads bucket")) {
    return { name, state: "works", text: "They can be stored and shown." };
  }
  return { name, state: "ill", text: "Their store does not answer.", link: CLOUDFLARE };
}

function tellAddress(facts: Facts): PartInWords | null {
  const ill = illOf(facts, "Address");
  if (!ill) return null;
  const link = { to: "/admin/settings/security", text: "Your sign-in" };
  return { name: "The site’s address is new", state: "ill", badge: "To look at", text: ill.detail, link };
}

function tellErrors(facts: Facts): PartInWords | null {
  const text = troubleOf(facts, "errors");
  if (!text) return null;
  return {
    name: "Errors",
    state: "ill",
    text: `${text} They are listed below, for whoever maintains the program.`,
  };
}

function tellGoogle({ hasGoogle }: Facts): PartInWords {
  const name = "Google index requests";
  if (hasGoogle) return { name, state: "works", badge: "Set up", text: "Google is told of each new post." };
  const text = "Google still finds new posts, just later.";
  return { name, state: "off", text, link: { to: "/admin/content#indexing", text: "Set up" } };
}
