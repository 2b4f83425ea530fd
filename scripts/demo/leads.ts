import { emailKey, type LeadPriority, type LeadStatus, phoneKey } from "../../app/crm/leads/lead.ts";
import type { leadSubmissions, leads } from "../../app/crm/tables.ts";
import { DAY, HOUR, MINUTE } from "../../app/platform/clock.ts";
import { createSeededRandom, type SeededRandom } from "../../app/platform/seeded-random.ts";
import { PEOPLE, type Person } from "./content/people.ts";
import { businessTime, idAt, plannedTime } from "./moments.ts";

export type LeadRow = typeof leads.$inferInsert;
export type SubmissionRow = typeof leadSubmissions.$inferInsert;

type Profile = {
  status: LeadStatus;
  count: number;
  /** Ranges: age in days, score, deal value in dollars. */
  age: readonly [number, number];
  score: readonly [number, number];
  value: readonly [number, number] | null;
};

const PROFILES: readonly Profile[] = [
  { status: "new", count: 12, age: [0, 6], score: [35, 85], value: null },
  { status: "contacted", count: 12, age: [4, 21], score: [40, 80], value: [6000, 20000] },
  { status: "qualified", count: 10, age: [9, 38], score: [55, 85], value: [8000, 32000] },
  { status: "proposal", count: 8, age: [16, 52], score: [60, 90], value: [9000, 36000] },
  { status: "negotiation", count: 6, age: [22, 66], score: [70, 95], value: [12000, 42000] },
  { status: "converted", count: 7, age: [9, 88], score: [80, 100], value: [9000, 54000] },
  { status: "lost", count: 5, age: [24, 86], score: [10, 40], value: [3000, 9000] },
];

const SOURCES = [
  "contact_form",
  "contact_form",
  "contact_form",
  "referral",
  "google_ads",
  "direct_mail",
  "phone",
] as const;
const AD = {
  referrer: "https://www.google.com/",
  utm: { utm_source: "google", utm_medium: "cpc", utm_campaign: "spring-audit" },
};
const FIRST_PAGES = ["/", "/pixlseo", "/direct-mail", "/adrev", "/blog", "/contact"] as const;

/** Sixty leads in all statuses, the newest a few hours old. */
export function makeLeads(now: Date): LeadRow[] {
  const random = createSeededRandom("demo leads");
  const profiles = PROFILES.flatMap((profile) =>
    Array.from({ length: profile.count }, (_, at) => ({ profile, at })),
  );
  return PEOPLE.flatMap((person, index) => {
    const place = profiles[index];
    return place ? [makeLead(random, now, person, place.profile, place.at)] : [];
  });
}

function makeLead(random: SeededRandom, now: Date, person: Person, profile: Profile, at: number): LeadRow {
  const [firstName, lastName, companyName, domain, industry, areaCode, projectDescription] = person;
  const created = createdAtOf(random, now, profile, at);
  const score = random.between(profile.score[0], profile.score[1], 5);
  const email = `${random.pick([firstName, `${firstName}.${lastName}`, `${firstName.charAt(0)}${lastName}`]).toLowerCase()}@${domain}.example`;
  const phone = random.chance(0.9)
    ? `(${areaCode}) 555-01${String(random.between(0, 99)).padStart(2, "0")}`
    : null;
  const isOpen = profile.status !== "converted" && profile.status !== "lost";
  const contacted = profile.status === "new" ? null : contactedAt(random, created, now, isOpen);
  return {
    id: idAt(random, created),
    firstName,
    lastName,
    businessEmail: email,
    phoneNumber: phone,
    companyName,
    industry,
    projectDescription,
    status: profile.status,
    priority: priorityOf(random, score),
    leadScore: score,
    // So that won deals can be traced to visits.
    source: profile.status === "converted" && at < 4 ? "contact_form" : random.pick(SOURCES),
    dealValue:
      profile.value && random.chance(0.9)
        ? random.between(profile.value[0], profile.value[1], 250) * 100
        : null,
    nextFollowUp:
      isOpen && random.chance(0.75)
        ? plannedTime(businessTime(random, now, -random.between(-1, 10))).toISOString()
        : null,
    lastContacted: contacted?.toISOString() ?? null,
    tags: tagsOf({ industry, score, at }),
    converted: profile.status === "converted",
    emailKey: emailKey(email),
    phoneKey: phoneKey(phone ?? ""),
    isDemo: true,
    createdAt: created.toISOString(),
    updatedAt: (contacted ?? created).toISOString(),
  };
}

/** Contact-form submissions for the leads that came through it; recent ones share a session with a visit. */
export function makeSubmissions(leadRows: LeadRow[]): SubmissionRow[] {
  const random = createSeededRandom("demo submissions");
  return leadRows
    .filter((lead) => lead.source === "contact_form")
    .map((lead, index) => ({
      id: idAt(random, new Date(lead.createdAt)),
      leadId: lead.id,
      submissionKey: `demo-${lead.id}`,
      fields: JSON.stringify({
        firstName: lead.firstName,
        lastName: lead.lastName,
        businessEmail: lead.businessEmail,
        phoneNumber: lead.phoneNumber ?? "",
        companyName: lead.companyName,
        industry: lead.industry,
        projectDescription: lead.projectDescription,
      }),
      pagePath: random.pick(["/", "/contact"]),
      landingPath: random.pick(FIRST_PAGES),
      referrer: random.pick([null, "https://www.google.com/", "https://www.bing.com/"]),
      utm: null,
      // Every third by an ad.
      ...(index % 3 === 1 ? { referrer: AD.referrer, utm: JSON.stringify(AD.utm) } : {}),
      sessionId: null,
      createdAt: lead.createdAt,
    }));
}

/** Spread over the profile's range; the first new leads are from today, at any hour. */
function createdAtOf(random: SeededRandom, now: Date, profile: Profile, at: number): Date {
  if (profile.status === "new" && at < 3) {
    return new Date(now.getTime() - (at * 4 + 1) * HOUR - random.between(5, 55) * MINUTE);
  }
  const [from, to] = profile.age;
  return businessTime(random, now, from + Math.round(((to - from) * at) / Math.max(1, profile.count - 1)));
}

/** Each at a time of its own, since all are counted from one moment. */
function workingTimeOf(created: Date, now: Date, daysAgo: number): Date {
  return businessTime(createSeededRandom(`contact ${created.getTime()}`), now, daysAgo);
}

/** Open leads were contacted recently, closed ones some weeks after they came in. */
function contactedAt(random: SeededRandom, created: Date, now: Date, isOpen: boolean): Date {
  const contacted = isOpen
    ? workingTimeOf(created, now, random.between(1, 9)).getTime()
    : created.getTime() + random.between(12, 30) * DAY;
  const latest = Math.max(created.getTime() + 2 * HOUR, contacted);
  return new Date(Math.min(latest, now.getTime() - HOUR));
}

function tagsOf({
  industry,
  score,
  at,
}: {
  industry: string | null;
  score: number;
  at: number;
}): string | null {
  const tags = [
    score >= 85 ? "VIP" : null,
    (industry === "Auto dealership" || industry === "Healthcare") && at % 3 === 0 ? "Two locations" : null,
    at % 4 === 1 ? "Spring campaign" : null,
  ];
  return tags.filter((tag) => tag !== null).join(",") || null;
}

function priorityOf(random: SeededRandom, score: number): LeadPriority {
  if (score >= 80) return random.chance(0.8) ? "high" : "medium";
  if (score >= 50) return random.pick(["medium", "medium", "medium", "high", "low"]);
  return random.chance(0.7) ? "low" : "medium";
}
