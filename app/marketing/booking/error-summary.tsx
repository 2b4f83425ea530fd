import { Icon } from "../../web/art/art";

type ErrorSummaryProps = { errors: { href: string; text: string | undefined }[] };

/** What is missing or wrong, each a link to its field; nothing without errors. It has the focus of the new page. */
export function ErrorSummary({ errors }: ErrorSummaryProps) {
  const shown = errors.filter(({ text }) => text !== undefined);
  if (shown.length === 0) return null;
  const focus = { autoFocus: true, tabIndex: -1 };
  return (
    <section className="errors" aria-labelledby="errors-title" {...focus}>
      <Icon name="circle-alert" size={20} />
      <div>
        <h3 id="errors-title">Please check these fields</h3>
        <ul>
          {shown.map(({ href, text }) => (
            <li key={href}>
              <a href={href}>{text}</a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
