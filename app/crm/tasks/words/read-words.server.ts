import { nameOf } from "../../../auth/member-names";
import type { Member } from "../../../auth/staff";
import type { Db } from "../../../platform/db/database.server";
import { cleanLine } from "../../../platform/http/forms/form-fields";
import { type LeadChoice, selectLeadChoices } from "../../deals/lead-choices.server";
import { dueInFull, dueToForm } from "../due";
import { readTaskWords, type TaskWords } from "./task-words.server";

export type WordsReader = { now: Date; zone: string; members: Member[]; me: string };

export type ReadTask = Omit<TaskWords, "names"> & {
  lead: LeadChoice | null;
  /** Leads that the words may mean, if they are several. */
  choices: LeadChoice[];
};

const CHOICES_SHOWN = 5;

/**
 * A task from the words that somebody typed. Its lead is one that alone has the name in them, which then is no part of
 * the title.
 */
export async function readTask(db: Db, words: string, reader: WordsReader): Promise<ReadTask> {
  const { names, ...task } = readTaskWords(cleanLine(words), reader);
  const [first, ...rest] = names.map((name) => selectLeadChoices(db, name));
  const results = first ? await db.batch([first, ...rest]) : [];
  for (const [at, name] of names.entries()) {
    const called = (results[at] ?? []).filter((lead) => isCalled(lead, name));
    const [lead = null, other] = called;
    if (lead === null) continue;
    // "Tom at Harbor Auto": of several Toms the one who has the other name, too.
    const named = names.filter((known) => !name.includes(known) && !known.includes(name));
    const [only, second] = called.filter((known) => named.some((also) => isCalled(known, also)));
    if (other && only && !second) return { ...task, lead: only, choices: [] };
    if (other) return { ...task, lead: null, choices: called.slice(0, CHOICES_SHOWN) };
    return { ...task, title: withoutName(task.title, name), lead, choices: [] };
  }
  return { ...task, lead: null, choices: [] };
}

/** What the words were read as, for the line below them and as the values of the whole form. */
export function toReading(
  { type, title, lead, choices, due, assigneeId }: ReadTask,
  { now, zone, members }: WordsReader,
) {
  const withCompany = ({ firstName, lastName, companyName }: LeadChoice) =>
    `${firstName} ${lastName}, ${companyName}`;
  return {
    type,
    title,
    lead: lead && withCompany(lead),
    choices: choices.map(withCompany),
    due: dueInFull(due, now, zone),
    assignee: nameOf(members, assigneeId) ?? "Unassigned",
    values: { type, title, leadId: lead?.id ?? "", due: dueToForm(due, zone), assigneeId, description: "" },
  };
}
export type Reading = ReturnType<typeof toReading>;

/** Whether every word begins a word of the lead's names, or is its address; a number was found as one of its phone. */
function isCalled({ firstName, lastName, companyName, businessEmail }: LeadChoice, name: string): boolean {
  if (/^[+(\d]/.test(name) && /^[^\p{L}]+$/u.test(name)) return true;
  const known = `${firstName} ${lastName} ${companyName}`.toLowerCase().split(/[\s,]+/);
  return name
    .toLowerCase()
    .split(" ")
    .every((word) => word === businessEmail.toLowerCase() || known.some((part) => part.startsWith(word)));
}

/** "Call about the map" of "Call Priya about the map"; a title that is no more than that stays. */
function withoutName(title: string, name: string): string {
  const at = title.toLowerCase().indexOf(name.toLowerCase());
  const before = title
    .slice(0, at)
    .replace(/\s(?:to|with|for|at|from|of)\s*$/i, "")
    .trim();
  const after = title.slice(at + name.length).trim();
  // "Send tom and beth the offer" would lose one of them.
  if (/^(?:and\b|&|,|\/|'s\b|’s\b)/i.test(after) || /(?:\band|&|,)$/i.test(before)) return title;
  return after === "" && !before.includes(" ") ? title : [before, after].filter(Boolean).join(" ");
}
