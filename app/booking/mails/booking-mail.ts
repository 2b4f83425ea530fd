import type { Attachment } from "../../mail/attachment";
import { html, linkTo, mailDocument } from "../../mail/html";
import { type NewMail, oneLine } from "../../mail/mail";
import { zoneName } from "../../platform/time/zones";
import { endOf } from "../booking";
import type { Host } from "../rules";
import { hostTimeText, whenText } from "../times";

/** A booking as mails describe it. */
export type BookingDetails = {
  id: string;
  startsAt: string;
  endsAt: string;
  name: string;
  email: string;
  company: string;
  phone: string;
  note: string;
  topic: string;
  timeZone: string;
};

export type MailContext = {
  booking: BookingDetails;
  host: Pick<Host, "name" | "email" | "about" | "timeZone">;
  sender: { fromAddress: string; fromName: string; siteUrl: string };
  /** The booking's page, where it can be moved and cancelled. */
  pageUrl: string;
  /** What the host opens: its words and its address. */
  staffLink: [string, string];
  invitation: Attachment | null;
};

/** What a mail reports. `before` is the time that the demo was moved from: its own if only the host is another. */
export type Occasion =
  | { kind: "booked" }
  /** Somebody asked for the time that the guest has; the guest alone is told. */
  | { kind: "asked again" }
  | { kind: "moved"; before: string }
  | { kind: "cancelled"; by: "guest" | "host" }
  | { kind: "reminder"; ahead: "tomorrow" | "in an hour" };

type Row = [term: string, text: string];
type Content = {
  subject: string;
  opening: string;
  rows: Row[];
  closing: string[];
  link: [string, string] | null;
};

/**
 * The mail to the address that was entered, which can be anybody's: it holds no text of who entered it
 * (docs/decisions/0018).
 */
export function guestMail(context: MailContext, occasion: Occasion): NewMail {
  const { booking, host } = context;
  const when = whenIn(booking.timeZone, booking);
  const atHost = hostTimeText(host.timeZone, booking.timeZone, new Date(booking.startsAt));
  const rows: Row[] = [
    ["When", `${when}, ${zoneName(booking.timeZone)}`],
    ...(atHost ? [["For your host", atHost.replace(" for your host", "")] satisfies Row] : []),
    ["With", host.about ? `${host.name}, ${host.about}` : host.name],
    ["Where", "By video or phone, as you agree with your host"],
    ...(booking.topic ? [["About", booking.topic] satisfies Row] : []),
  ];
  const isCancelled = occasion.kind === "cancelled";
  return compose(context, { address: booking.email, name: null }, host.email, {
    subject: keepsTime(booking, occasion)
      ? `Your demo has another host: ${when}`
      : GUEST_SUBJECTS[occasion.kind](when),
    opening: guestOpening(context, occasion),
    rows,
    closing: GUEST_CLOSINGS[occasion.kind],
    link: isCancelled
      ? ["Pick another time", `${context.sender.siteUrl}/book-now`]
      : ["Reschedule or cancel", context.pageUrl],
  });
}

const GUEST_SUBJECTS: Record<Occasion["kind"], (when: string) => string> = {
  booked: (when) => `Your demo: ${when}`,
  "asked again": (when) => `You already have this demo: ${when}`,
  moved: (when) => `Your demo has moved: ${when}`,
  cancelled: (when) => `Canceled: your demo on ${when}`,
  reminder: (when) => `Reminder: your demo on ${when}`,
};

const CHANGE = "You can move or cancel it there until it begins. No account is needed.";
const GUEST_CLOSINGS: Record<Occasion["kind"], string[]> = {
  booked: [CHANGE, "If you didn’t book it, someone entered your address by mistake: please cancel it there."],
  "asked again": [CHANGE, "If you didn’t ask for it again, ignore this email."],
  moved: [CHANGE],
  cancelled: [
    "The entry from our invitation disappears automatically. If you added one yourself, please delete it.",
  ],
  reminder: [CHANGE],
};

export function keepsTime({ startsAt }: { startsAt: string }, occasion: Occasion): boolean {
  return occasion.kind === "moved" && occasion.before === startsAt;
}

function guestOpening({ booking }: MailContext, occasion: Occasion): string {
  switch (occasion.kind) {
    case "booked":
      return "Your 30-minute demo is booked.";
    case "asked again":
      return "Someone used your email address to book this time again. Your demo is already booked, and nothing has changed.";
    case "moved":
      if (keepsTime(booking, occasion)) return "Your demo has another host. Its time stays.";
      return `Your demo has moved. It was on ${whenIn(booking.timeZone, spanOf(occasion.before))}.`;
    case "cancelled":
      return occasion.by === "guest"
        ? "Your demo is canceled, as you asked."
        : "Your host had to cancel your demo. We’re sorry.";
    case "reminder":
      return `Your demo is ${occasion.ahead}.`;
  }
}

/** What the host is told of. */
export type HostOccasion = Exclude<Occasion, { kind: "asked again" }>;

/** The mail to the host. */
export function hostMail(context: MailContext, occasion: HostOccasion): NewMail {
  const { booking, host } = context;
  const when = whenIn(host.timeZone, booking);
  const who = `${booking.name}, ${booking.company}`;
  const rows: Row[] = [
    ["When", `${when}, ${zoneName(host.timeZone)}`],
    ["Who", who],
    ["Email", booking.email],
    ["Phone", booking.phone || "Not given"],
    ...(booking.topic ? [["Asked for", booking.topic] satisfies Row] : []),
    ...(booking.note ? [["Note", booking.note] satisfies Row] : []),
  ];
  const isTakenOver = keepsTime(booking, occasion);
  const before =
    occasion.kind === "moved" ? ` It was on ${whenIn(host.timeZone, spanOf(occasion.before))}.` : "";
  return compose(context, { address: host.email, name: host.name }, booking.email, {
    subject: `${isTakenOver ? "Demo taken over" : HOST_SUBJECTS[occasion.kind]}: ${who}, ${when}`,
    opening: isTakenOver ? TAKEN_OVER : `${HOST_OPENINGS[occasion.kind]}${before}`,
    rows,
    closing: [],
    link: context.staffLink,
  });
}

const HOST_SUBJECTS = {
  booked: "Demo booked",
  moved: "Demo moved",
  cancelled: "Demo canceled",
  reminder: "Demo soon",
};
const TAKEN_OVER = "You take over a colleague’s demo. Its time stays.";
const HOST_OPENINGS = {
  booked: "Someone booked a demo with you.",
  moved: "A demo with you has moved.",
  cancelled: "A demo with you is canceled; the time is free again.",
  reminder: "You have a demo soon.",
};

function compose(
  { sender, invitation }: MailContext,
  to: NewMail["to"],
  replyTo: string,
  { subject, opening, rows, closing, link }: Content,
): NewMail {
  const table = rows
    .map(
      ([term, text]) =>
        html`<tr><td style="padding:4px 16px 4px 0;color:#5c6980;vertical-align:top">${term}</td><td>${text}</td></tr>`,
    )
    .join("");
  const anchor = link ? `<p>${linkTo(link[1], link[0])}</p>` : "";
  const end = [...closing, sender.fromName].map((text) => html`<p>${text}</p>`).join("");
  return {
    kind: "booking",
    to,
    from: { address: sender.fromAddress, name: sender.fromName },
    replyTo,
    subject: oneLine(subject),
    text: [
      opening,
      "",
      ...rows.map(([term, text]) => `${term}: ${text}`),
      "",
      ...(link ? [`${link[0]}: ${link[1]}`, ""] : []),
      ...closing,
      sender.fromName,
    ].join("\n"),
    html: mailDocument(
      oneLine(subject),
      `${html`<p>${opening}</p>`}<table style="border-collapse:collapse">${table}</table>${anchor}${end}`,
    ),
    leadId: null,
    ...(invitation ? { attachment: invitation } : {}),
  };
}

type Span = Pick<BookingDetails, "startsAt" | "endsAt">;

function spanOf(startsAt: string): Span {
  return { startsAt, endsAt: endOf(new Date(startsAt)).toISOString() };
}

function whenIn(zone: string, { startsAt, endsAt }: Span): string {
  return whenText(zone, new Date(startsAt), new Date(endsAt));
}
