import { MINUTE } from "../../platform/clock";
import type { ContentData } from "../content.server";
import type { Moment } from "./card-view";
import { seconds } from "./formats";

/** A cron fires every five minutes. */
const STALE_CRON = 15 * MINUTE;

type Status = ContentData["status"];
type Settings = { writer: string; keepsMail: boolean; isOwner: boolean };
/** isOff: not set up, or not begun. `link`: the place to do something about it. */
type Check = {
  name: string;
  isHealthy: boolean;
  isOff?: boolean;
  text: string;
  detail: string;
  link?: { to: string; text: string };
};

/** What was measured, check by check. */
export function toChecks(status: Status, { writer, keepsMail, isOwner }: Settings, moment: Moment): Check[] {
  const { now, formats } = moment;
  const { cronLast, dead, mailSent, mailFailed } = status;
  const isSeen = cronLast !== null && now.getTime() - Date.parse(cronLast) < STALE_CRON;
  const isMailDown = mailFailed !== null && mailFailed > (mailSent ?? "");
  return [
    {
      name: "Cron Jobs",
      ...toCronFinding(isSeen, status),
      detail: cronDetail(status, moment),
    },
    { name: "AI API", ...toWriterCheck(status, writer, moment) },
    {
      name: "Database",
      isHealthy: true,
      text: "Healthy",
      detail: `Answered in ${status.databaseMs} ms`,
    },
    {
      name: "Queue",
      isHealthy: status.waiting < 100,
      text: status.waiting < 100 ? "Clear" : "Backed up",
      detail: `${status.waiting} waiting, ${status.running} running`,
    },
    {
      name: "Failed jobs",
      isHealthy: dead.jobs === 0,
      text: dead.jobs === 0 ? "None" : `${dead.jobs} to look at`,
      detail: dead.last === null ? "Nothing to retry" : `Last one ${formats.since(dead.last, now)}`,
      link: dead.jobs === 0 ? undefined : { to: "/admin/failed-jobs", text: "Open" },
    },
    keepsMail
      ? {
          name: "Email",
          isHealthy: true,
          isOff: true,
          text: "Not set up",
          detail: "Stored, not sent",
          link: isOwner ? { to: "/admin/settings/company", text: "Set up" } : undefined,
        }
      : {
          name: "Email",
          isHealthy: !isMailDown,
          text: isMailDown ? "Not going out" : mailSent === null ? "Nothing to send" : "Sending",
          detail: mailSent === null ? "None sent yet" : `Last sent ${formats.since(mailSent, now)}`,
        },
  ];
}

function cronDetail({ cronLast, runs }: Status, { now, formats }: Moment): string {
  if (cronLast === null) return "None have run yet";
  const seen = `Last seen ${formats.since(cronLast, now)}`;
  return runs.note ? `${seen}. ${runs.note}` : seen;
}

/** While crons are seen, what the dashboard says of the generators' own. */
function toCronFinding(
  isSeen: boolean,
  { cronLast, runs }: Status,
): Pick<Check, "isHealthy" | "isOff" | "text"> {
  if (!isSeen) return { isHealthy: false, isOff: cronLast === null, text: "Not seen" };
  return runs.state === "ill" ? { isHealthy: false, text: runs.text } : { isHealthy: true, text: "Active" };
}

const WRITER_NAMES: Record<string, string> = {
  embedded: "The embedded writer",
  "workers-ai": "Workers AI",
  openai: "The AI service",
};

function toWriterCheck({ answer }: Status, writer: string, { now, formats }: Moment): Omit<Check, "name"> {
  const name = WRITER_NAMES[writer] ?? writer;
  if (writer === "embedded") {
    return {
      isHealthy: true,
      text: "Connected",
      detail: "Sample writer",
      link: { to: "#writer", text: "Replace it" },
    };
  }
  if (!answer)
    return { isHealthy: false, isOff: true, text: "Not tried yet", detail: `${name} hasn’t been asked yet` };
  if (answer.status === "error") {
    return {
      isHealthy: false,
      text: "No answer",
      detail: `${answer.errorMessage ?? "It failed"}, ${formats.since(answer.at, now)}`,
    };
  }
  return {
    isHealthy: true,
    text: "Connected",
    detail: `${name} answered in ${seconds(answer.durationMs ?? 0)}, ${formats.since(answer.at, now)}`,
  };
}
