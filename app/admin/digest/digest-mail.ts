import { html, linkTo, mailDocument } from "../../mail/html";
import { type NewMail, oneLine } from "../../mail/mail";

/** A line of the mail, and the path of what it is about. */
type Line = { text: string; path: string };
/** `one` is the title of a single thing. */
export type DigestSection = { title: string; one?: string; count: number; lines: Line[]; more: string };

export type Digest = {
  to: { id: string; email: string; name: string };
  /** "Tuesday, November 24". */
  day: string;
  sections: DigestSection[];
  sender: { fromAddress: string; fromName: string; siteUrl: string };
};

/** The mail of the morning: for each kind of thing its number, the first of them, and where the rest is. */
export function digestMail({ to, day, sections, sender }: Digest): NewMail {
  const counts = sections.map(
    ({ title, one = title, count }) => `${count} ${(count === 1 ? one : title).toLowerCase()}`,
  );
  const subject = oneLine(`${day}: ${counts.join(", ")}`);
  const url = (path: string) => sender.siteUrl + path;
  const rest = ({ count, lines }: DigestSection) => Math.max(0, count - lines.length);
  const text = sections.flatMap((section) => [
    `${section.title} (${section.count})`,
    ...section.lines.map((line) => `- ${line.text}: ${url(line.path)}`),
    ...(rest(section) > 0 ? [`- and ${rest(section)} more: ${url(section.more)}`] : []),
    "",
  ]);
  const blocks = sections.map((section) => {
    const items = section.lines.map((line) => `<li>${linkTo(url(line.path), line.text)}</li>`);
    const more = `<li>${linkTo(url(section.more), `and ${rest(section)} more`)}</li>`;
    return `${html`<h2 style="font-size:18px;margin:24px 0 4px">${section.title} (${String(section.count)})</h2>`}
<ul style="padding-left:20px;margin:0">${items.join("\n")}${rest(section) > 0 ? more : ""}</ul>`;
  });
  return {
    kind: "account",
    to: { address: to.email, name: to.name },
    from: { address: sender.fromAddress, name: sender.fromName },
    replyTo: null,
    subject,
    text: [`${day}`, "", ...text, sender.fromName].join("\n"),
    html: mailDocument(
      subject,
      `${html`<p>${day}</p>`}${blocks.join("\n")}${html`<p>${sender.fromName}</p>`}`,
    ),
    leadId: null,
    userId: to.id,
  };
}
