/**
 * npm run bench:sign-in: the time that a refused sign-in takes for accounts that exist and for addresses that do not,
 * 200 tries each, by turns, each from another network, on the built site in workerd. Fails if the medians differ by more
 * than 5 %.
 */
import { createUser } from "../app/auth/users.server.ts";
import { openDb } from "../app/platform/db/database.server.ts";
import { percentile } from "./lib/load.ts";
import { endBench, sized, writeResults } from "./lib/run.ts";
import { startSite } from "./lib/workerd.ts";

const TRIES = sized(200, 2);
const WARM_UP = sized(10, 1);
const MOST_APART = 0.05;

const site = await startSite();
const base = await site.ready;
const db = openDb((await site.getD1Database("DB")) as unknown as D1Database);
for (let at = 0; at < TRIES + WARM_UP; at += 1) {
  const account = { email: known(at), password: "nine lanterns at the quay", role: "staff" } as const;
  // One hash for all: making each would take minutes.
  if (at === 0) await createUser(db, account, new Date());
  else
    await (await site.getD1Database("DB"))
      .prepare(
        "insert into users (id, email, password_hash, role, created_at, updated_at) select 'user-' || ?1, ?2, password_hash, role, created_at, updated_at from users limit 1",
      )
      .bind(at, known(at))
      .run();
}

function known(at: number): string {
  return `person-${at}@beaconry.example`;
}

let networks = 0;
/** Milliseconds of one refused sign-in. */
async function refuse(email: string): Promise<number> {
  networks += 1;
  const start = performance.now();
  const response = await fetch(new URL("/auth", base), {
    method: "POST",
    redirect: "manual",
    headers: {
      Origin: base.origin,
      "Sec-Fetch-Site": "same-origin",
      "Content-Type": "application/x-www-form-urlencoded",
      "CF-Connecting-IP": `10.${(networks >> 16) & 255}.${(networks >> 8) & 255}.${networks & 255}`,
    },
    body: new URLSearchParams({ email, password: "not the password" }),
  });
  await response.arrayBuffer();
  const time = performance.now() - start;
  if (response.status !== 401 && response.status !== 400)
    throw new Error(`A wrong password was answered with ${response.status}`);
  return time;
}

const times = { known: [] as number[], unknown: [] as number[] };
for (let at = 0; at < TRIES + WARM_UP; at += 1) {
  // By turns, and each first as often as the other.
  const pair = [
    ["known", known(at)],
    ["unknown", `nobody-${at}@beaconry.example`],
  ] as const;
  for (const [kind, email] of at % 2 === 0 ? pair : pair.toReversed()) {
    const time = await refuse(email);
    if (at >= WARM_UP) times[kind].push(time);
  }
}
await site.dispose();

const medians = { known: percentile(times.known, 0.5), unknown: percentile(times.unknown, 0.5) };
const apart = Math.abs(medians.known - medians.unknown) / Math.min(medians.known, medians.unknown);
console.log(
  `known ${medians.known.toFixed(2)} ms, unknown ${medians.unknown.toFixed(2)} ms, ${(100 * apart).toFixed(1)} % apart`,
);
writeResults("sign-in", { tries: TRIES, medians, apart });
const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
endBench({
  missed:
    apart > MOST_APART ? [`the medians are ${percent(apart)} apart, more than ${percent(MOST_APART)}`] : [],
});
