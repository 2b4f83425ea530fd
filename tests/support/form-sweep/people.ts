/** The same ids each time, so that a form can name them. */
const idOf = (kind: number) => `0192f0aa-0000-7000-8000-${String(kind).padStart(12, "0")}`;

export const IDS = {
  lead: idOf(1),
  trashedLead: idOf(2),
  oddLead: idOf(3),
  deal: idOf(4),
  secondDeal: idOf(5),
  post: idOf(6),
  draft: idOf(7),
  trashedPost: idOf(8),
  revision: idOf(9),
  mail: idOf(10),
  job: idOf(11),
  importWaiting: idOf(12),
  importDone: idOf(13),
  note: idOf(14),
  demo: idOf(15),
  pastDemo: idOf(16),
  invite: idOf(17),
  run: idOf(18),
  picture: idOf(19),
  postPicture: idOf(20),
  submission: idOf(21),
  adCost: idOf(22),
  adCostChange: idOf(43),
  task: idOf(23),
  doneTask: idOf(24),
  deletedTask: idOf(25),
  leadNote: idOf(26),
  deletedLeadNote: idOf(27),
  movedTasks: idOf(28),
  redirectChange: idOf(40),
  view: idOf(29),
  deletedView: idOf(30),
  bulkDone: idOf(41),
  bulkFailed: idOf(42),
  twinLead: idOf(44),
  mergedLead: idOf(45),
  /** For what a form creates. */
  created: idOf(90),
};

export type Person = ReturnType<typeof person>;

function person(number: number, name: string, role: "owner" | "staff") {
  const token = `${name}-token`.padEnd(43, "x");
  return {
    id: idOf(number),
    email: `${name}@beaconry.example`,
    role,
    token,
    headers: { Cookie: `beaconry_session=${token}` },
    /** The hash of a second session, in another browser. */
    otherSession: `${name}-other-session`,
    passkey: `${name}-passkey`,
    recoveryCode: `${name}-recovery-code`,
    picture: `/admin/avatars/${idOf(number)}/${IDS.picture}`,
  };
}

export const OWNER = person(101, "owner", "owner");
export const STAFF = person(102, "staff", "staff");
/** A colleague who is not signed in, and one whose account is disabled. */
export const TOM = person(103, "tom", "staff");
export const GONE = person(104, "gone", "staff");

export const TOTP_SECRET = "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP";
export const INVITE_TOKEN = "an-invitation";
/** Tom's link for a new password, his step between password and second factor, and the link that makes an owner. */
export const TOKENS = { reset: "a-reset-link", factor: "a-factor-step", setup: "a-setup-link" };
/** Of everybody. */
export const PASSWORD = "harbor-light-9";
/** Signs the links to bookings and to previews of drafts. */
export const LINK_KEY = "k".repeat(43);
/** Notifications of everybody. */
export const UNREAD = "note-1";
export const READ = "note-2";
/** The code of a postcard. */
export const POSTCARD = "rc-12ab";
/** The secret of a host's calendar. */
export const FEED = "f".repeat(64);

const DAY = 24 * 3_600_000;

/** The next Wednesday but one at 10:00 AM and at noon in Chicago (CDT or CST), in the hours of every host. */
export function demoTimes(now = new Date()): { booked: string; free: string } {
  const days = 7 + ((3 - now.getUTCDay() + 7) % 7);
  const date = new Date(now.getTime() + days * DAY).toISOString().slice(0, 10);
  return { booked: `${date}T16:00:00.000Z`, free: `${date}T18:00:00.000Z` };
}
