import type { AppLoadContext } from "@remix-run/cloudflare";
import type { Availability } from "../../booking/availability.server";
import { readSlots } from "../../booking/availability.server";
import { type Picker, pickerRange, toPicker } from "../../booking/picker";
import { listSlots } from "../../booking/slots";
import { isTimeZone } from "../../booking/zones";
import { companyFrom } from "../../platform/company";
import type { Db } from "../../platform/db/database.server";
import type { PickerQuery } from "./booking-form";

/** The zone of the URL, else that of the visitor's network, else the company's. */
export function visitorZone({ zone }: PickerQuery, { origin, env }: AppLoadContext): string {
  const guess = origin.timeZone ?? "";
  return zone ?? (isTimeZone(guess) ? guess : companyFrom(env).timeZone);
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
  { env, clock }: AppLoadContext,
): Promise<Picker | null> {
  const now = clock();
  const range = pickerRange(zone, query.from, now);
  const state = await readSlots(db, { ...range, companyZone: companyFrom(env).timeZone, now });
  const slots = without ? listSlots({ ...without(state), now, ...range }) : state.slots;
  if (state.hosts.length === 0) return null;
  return toPicker({ ...state, slots, zone, range, now, chosen: query.start });
}
