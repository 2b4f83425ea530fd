import type { AppLoadContext } from "@remix-run/cloudflare";
import type { Availability } from "../../booking/availability.server";
import { readSlots } from "../../booking/availability.server";
import { type Picker, pickerRange, toPicker, weekStart } from "../../booking/picker";
import { listSlots } from "../../booking/slots";
import type { Db } from "../../platform/db/database.server";
import { localDate } from "../../platform/time/zoned-time";
import { isTimeZone } from "../../platform/time/zones";
import type { PickerQuery } from "./booking-form";

/** The zone of the URL, else that of the visitor's network, else the company's. */
export async function visitorZone({ zone }: PickerQuery, context: AppLoadContext): Promise<string> {
  const guess = context.origin.timeZone ?? "";
  return zone ?? (isTimeZone(guess) ? guess : (await context.company()).timeZone);
}

type Wanted = {
  query: PickerQuery;
  zone: string;
  /** What the visitor has and wants to move: when it starts, and the availability without it. */
  booked?: { start: string; without: (state: Availability) => Availability };
};

/**
 * The page of free times that the URL names, else that of the demo's week or of today; null if nobody takes demos.
 */
export async function readPicker(
  db: Db,
  { query, zone, booked }: Wanted,
  { company, clock }: AppLoadContext,
): Promise<Picker | null> {
  const now = clock();
  const bookedDay = booked ? localDate(new Date(booked.start), zone) : null;
  const range = pickerRange(zone, query.from ?? (bookedDay && weekStart(bookedDay)), now);
  const companyZone = (await company()).timeZone;
  const state = await readSlots(db, { ...range, companyZone, now });
  const slots = booked ? listSlots({ ...booked.without(state), now, ...range }) : state.slots;
  if (state.hosts.length === 0) return null;
  return toPicker({ ...state, slots, zone, range, now, chosen: query.start, bookedDay });
}
