/**
 * npm run bench:booking: the free times of 60 days for 20 hosts in five zones with 20,000 bookings, of which about 7,500
 * are still to come, read and computed in workerd; then /book-now as visitors load it. Fails if the slots' p50 is over
 * the limit.
 */
import type { Miniflare } from "miniflare";
import { measureOne, type Times } from "./lib/load.ts";
import { endBench, printMachine, sized, writeResults } from "./lib/run.ts";
import { startProgram } from "./lib/visits.ts";
import { startSite } from "./lib/workerd.ts";

/** The slots' p50 as a multiple of the plain rows' p50. */
const LIMIT = 2;
const HOSTS = 20;
const BOOKINGS = sized(20_000, 200);
const TO_COME = sized(7500, 80);
const ZONES = ["America/Chicago", "America/New_York", "America/Los_Angeles", "Europe/Berlin", "Asia/Kolkata"];
const HALF_HOUR = 1_800_000;
const DAY = 86_400_000;
const NOW = Math.floor(Date.now() / DAY) * DAY;

type Database = Awaited<ReturnType<Miniflare["getD1Database"]>>;

async function fill(database: Database): Promise<void> {
  const at = new Date(NOW - 400 * DAY).toISOString();
  const day = { from: 540, to: 1080 };
  const week = JSON.stringify([day, day, day, day, day, null, null]);
  await fillHosts(database, at);
  for (let host = 0; host < HOSTS; host += 1) {
    await database
      .prepare(
        "insert into booking_hosts (user_id, is_active, name, time_zone, week, daily_cap, feed_secret, updated_at) values (?, 1, ?, ?, ?, 50, ?, ?)",
      )
      .bind(`host-${host}`, `Host ${host}`, ZONES[host % ZONES.length] ?? "", week, `secret-${host}`, at)
      .run();
  }
  await database
    .prepare(
      "insert into leads (id, first_name, last_name, business_email, phone_number, company_name, project_description, status, priority, source, email_key, created_at, updated_at) values ('lead', 'Dana', 'Reyes', 'dana@harbor.example', '', 'Harbor', '', 'new', 'medium', 'demo_booking', 'dana@harbor.example', ?1, ?1)",
    )
    .bind(at)
    .run();
  await fillBookings(database, at);
}

async function fillHosts(database: Database, at: string): Promise<void> {
  for (let host = 0; host < HOSTS; host += 1) {
    await database
      .prepare(
        "insert into users (id, email, password_hash, role, created_at, updated_at) values (?1, ?1 || '@beaconry.example', 'none', 'staff', ?2, ?2)",
      )
      .bind(`host-${host}`, at)
      .run();
  }
}

/** Each host has every other half hour, as many ahead as `TO_COME` says, the rest behind. */
async function fillBookings(database: Database, at: string): Promise<void> {
  const rows: (string | number)[][] = [];
  const ahead = TO_COME / HOSTS;
  for (let count = 0; count < BOOKINGS; count += 1) {
    const step = Math.floor(count / HOSTS);
    // 13:00 to 23:00 UTC, twenty half hours a day.
    const place = step < ahead ? step : ahead - 1 - step;
    const day = Math.floor(place / 10);
    const start = NOW + day * DAY + 13 * 3_600_000 + (((place % 10) + 10) % 10) * 2 * HALF_HOUR;
    rows.push([
      `booking-${count}`,
      `host-${count % HOSTS}`,
      new Date(start).toISOString(),
      new Date(start + HALF_HOUR).toISOString(),
    ]);
  }
  for (let from = 0; from < rows.length; from += 2000) {
    await database
      .prepare(
        `insert into bookings (id, host_id, lead_id, starts_at, ends_at, name, email, company, time_zone, created_at, updated_at)
          select value ->> 0, value ->> 1, 'lead', value ->> 2, value ->> 3, 'Dana Reyes', 'dana@harbor.example', 'Harbor', 'America/Chicago', ?2, ?2 from json_each(?1)`,
      )
      .bind(JSON.stringify(rows.slice(from, from + 2000)), at)
      .run();
  }
}

type Result = Times & { name: string };
const results: Result[] = [];

const program = await startProgram("bench/lib/slots-worker.ts");
await fill(await program.getD1Database("DB"));
const path = `/?from=${NOW}&days=60`;
const answer = (await (await fetch(new URL(path, await program.ready))).json()) as { free: number };
console.log(`${answer.free} times are free`);
const slots = await measureOne(await program.ready, { path }, 200);
const plain = await measureOne(await program.ready, { path: `${path}&plain` }, 200);
const multiple = slots.p50 / plain.p50;
results.push({ name: "slots of 60 days", ...slots }, { name: "their bookings as plain rows", ...plain });
await program.dispose();

const site = await startSite();
await fill(await site.getD1Database("DB"));
results.push({
  name: "/book-now",
  ...(await measureOne(await site.ready, { path: "/book-now" }, 200)),
});
await site.dispose();

printMachine();
console.table(
  results.map(({ name, p50, p99 }) => ({
    name,
    "p50 ms": p50.toFixed(1),
    "p99 ms": p99.toFixed(1),
  })),
);
const said = `the slots take ${multiple.toFixed(2)} times the plain rows, limit ${LIMIT}`;
console.log(said);
writeResults("booking", { hosts: HOSTS, bookings: BOOKINGS, free: answer.free, multiple, results });
endBench({
  missed: multiple > LIMIT ? [said] : [],
  wrong: answer.free > 0 ? [] : ["No time is free"],
});
