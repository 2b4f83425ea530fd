import { z } from "zod";
import { nameOf } from "../../auth/member-names";
import type { Member } from "../../auth/staff";
import { timeText } from "../../platform/time/time-text";
import { zoneName } from "../../platform/time/zones";

/** A booked demo as it stands now, which a row of a timeline has as `data`. */
const booked = z.object({
  demo: z.object({
    startsAt: z.string(),
    hostId: z.string().nullable(),
    /** As visitors read it, if it is set. */
    hostName: z.string().nullable(),
    moves: z.number(),
  }),
});

type Row = { title: string; body: string | null; data: string | null };

/**
 * What a timeline says of a demo in one entry, however often it was moved: with whom, when it is now in the reader's
 * zone, and what the guest wrote. Any other row stays as it is.
 */
export function tellDemo<Told extends Row>(row: Told, members: Member[], zone: string): Told {
  const found = row.data?.startsWith("{") ? booked.safeParse(JSON.parse(row.data)).data : undefined;
  if (!found) return row;
  const { startsAt, hostId, hostName, moves } = found.demo;
  const host = hostName ?? nameOf(members, hostId);
  const [day, time] = [timeText("longWeekday", startsAt, zone), timeText("time", startsAt, zone)];
  const [, ...written] = (row.body ?? "").split("\n");
  return {
    ...row,
    title: host === null ? row.title : `Booked a demo with ${host}`,
    body: [`${day}, ${time}, ${zoneName(zone)}`, ...movesText(moves), ...written].join("\n"),
  };
}

function movesText(moves: number): string[] {
  if (moves <= 0) return [];
  return [`Moved ${{ 1: "once", 2: "twice" }[moves] ?? `${moves} times`}`];
}
