import type { AppLoadContext } from "@remix-run/cloudflare";
import type { Availability } from "../../booking/availability.server";
import { readSlots } from "../../booking/availability.server";
import { type Picker, pickerRange, toPicker } from "../../booking/picker";
import { listSlots } from "../../booking/slots";
import type { Db } from "../../platform/db/database.server";
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
  /** Leaves out what the visitor has: a booking that is to be moved. */
  without?: (state: Availability) => Availability;
};

/** The page of free times that the URL names; null if nobody takes demos. */
export async function readPicker(
  db: Db,
  { query, zone, without }: Wanted,
  { company, clock }: AppLoadContext,
): Promise<Picker | null> {
  const now = clock();
  const range = pickerRange(zone, query.from, now);
  const companyZone = (await company()).timeZone;
  const state = await readSlots(db, { ...range, companyZone, now });
  const slots = without ? listSlots({ ...without(state), now, ...range }) : state.slots;
  if (state.hosts.length === 0) return null;
  return toPicker({ ...state, slots, zone, range, now, chosen: query.start });
}
