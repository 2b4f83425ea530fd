import { authorOf, shortName, withState } from "../../../auth/member-names";
import type { Member, SignedInStaff } from "../../../auth/staff";
import { listMembers } from "../../../auth/users.server";
import type { Db } from "../../../platform/db/database.server";
import { formatDate } from "../../../platform/time/time-text";
import { followUpOf } from "../../follow-ups/follow-up";
import { readPage } from "../../leads/filters/lead-filters";
import { callLink } from "../../leads/lead";
import { WHO, type Who } from "../task";
import { listTasks, type PersonCounts, readTaskWithNote, whoseOf } from "../task-list.server";
import { toLaterViews, toTaskView } from "../task-view";

type Asked = { db: Db; staff: SignedInStaff; params: URLSearchParams; now: Date };

/** The tasks of the reader, of everybody or of one person, and beside them the one that the URL names. */
export async function loadTasks({ db, staff, params, now }: Asked) {
  const reader = { now, zone: staff.timeZone };
  const who = readWho(params.get("who"), staff.id);
  const taskId = params.get("task");
  const query = { ...reader, viewerId: staff.id, page: readPage(params.get("page")) };
  const [list, members, chosen] = await Promise.all([
    listTasks(db, { ...query, ...whoseOf(who, staff.id) }),
    listMembers(db),
    taskId ? readTaskWithNote(db, taskId) : null,
  ]);
  const open = list.open
    .map((task) => toTaskView(task, members, reader))
    .sort((a, b) => GROUP_ORDER.indexOf(a.group) - GROUP_ORDER.indexOf(b.group));
  return {
    ...{ who, open, members, taskId, page: query.page, pages: list.pages },
    // Of one person who is neither the reader nor one of the segments.
    person: isAmongSegments(who) ? null : personName(members, who),
    people: who === "everybody" ? toPeople(list.people, members) : null,
    ...{ mine: list.mine, everybody: list.everybody, nobodys: list.nobodys, counts: list.counts },
    done: list.done.map((task) => toTaskView(task, members, reader)),
    later: toLaterViews(reader),
    chosen: chosen && {
      task: toTaskView(chosen.task, members, reader),
      contact: {
        phone: chosen.task.phoneNumber,
        callTo: chosen.task.phoneNumber && callLink(chosen.task.phoneNumber),
        email: chosen.task.businessEmail,
        status: chosen.task.leadStatus,
        followUp:
          chosen.task.nextFollowUp === null ? null : followUpOf(chosen.task.nextFollowUp, now, reader.zone),
        lastContacted: chosen.task.lastContacted && formatDate(chosen.task.lastContacted, reader.zone),
      },
      note: chosen.note && {
        ...{ content: chosen.note.content, author: authorOf(members, chosen.note.author) },
        at: formatDate(chosen.note.createdAt, reader.zone),
      },
    },
  };
}

const isAmongSegments = (who: Who) => WHO.some((known) => known === who);

/** The reader's own are "mine", however they are asked for. */
function readWho(asked: string | null, readerId: string): Who {
  return asked === null || asked === "" || asked === readerId ? "mine" : asked;
}

/** Those who are furthest behind first. */
function toPeople(counts: PersonCounts[], members: Member[]) {
  return counts
    .map(({ assigneeId, total, overdue, due }) => ({
      who: assigneeId ?? "nobody",
      name: assigneeId === null ? "Unassigned" : personName(members, assigneeId),
      ...{ overdue, today: due - overdue, upcoming: total - due },
    }))
    .sort((a, b) => b.overdue - a.overdue || b.today - a.today || a.name.localeCompare(b.name));
}

/** Who is disabled does no tasks: they wait to be given to somebody. */
function personName(members: Member[], id: string): string {
  const member = members.find((one) => one.id === id);
  return member ? withState({ ...member, name: shortName(member.name) }) : "Unknown";
}

/** A whole day in the list's order by moments may stand among those of the day before or after. */
const GROUP_ORDER = ["overdue", "today", "upcoming", "undated"];

export type TasksData = Awaited<ReturnType<typeof loadTasks>>;
export type ChosenTask = NonNullable<TasksData["chosen"]>;
