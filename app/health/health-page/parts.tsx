import { Link } from "@remix-run/react";
import { Check, Minus, TriangleAlert } from "lucide-react";
import { Badge } from "../../ui/badge";
import { ButtonLink } from "../../ui/forms/button";
import { Icon } from "../../ui/icon";
import { type PartInWords, tellAll } from "./words";

const LOOKS = {
  works: { icon: Check, color: "text-ok", word: "Works" },
  ill: { icon: TriangleAlert, color: "text-warn", word: "Does not work" },
  off: { icon: Minus, color: "text-ink-3", word: "Not set up" },
} as const;

/** One sentence, the one thing to do, and each part in words. */
export function Parts({ parts }: { parts: PartInWords[] }) {
  const first = parts.find(({ state, link }) => state === "ill" && link);
  return (
    <section className="card" aria-labelledby="health-in-words">
      <div className="flex flex-wrap items-center justify-between gap-3 px-card py-5">
        <div className="min-w-0">
          <h2 id="health-in-words">{tellAll(parts)}</h2>
          {first ? (
            <p className="text-ink-2 wrap-anywhere">
              {first.name}: {first.text}
            </p>
          ) : null}
        </div>
        {first?.link ? <PartLink link={first.link} name={first.name} isFirst /> : null}
      </div>
      <ul className="border-t border-line">
        {parts.map((part) => (
          <Part key={part.name} part={part} />
        ))}
      </ul>
    </section>
  );
}

/** What sign and sentence say is not said a third time: only what is ill has a word beside its name. */
function Part({ part: { name, state, badge, text, measured, link } }: { part: PartInWords }) {
  const look = LOOKS[state];
  const word = badge ?? look.word;
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 border-b border-line px-card py-2 last:border-b-0">
      <span className={look.color}>
        <Icon of={look.icon} size={18} />
      </span>
      <div className="text-sm wrap-anywhere">
        <p className="flex flex-wrap items-center gap-x-2">
          <strong className="font-semibold">{name}</strong>
          {state === "ill" ? <Badge tone="warn">{word}</Badge> : <span className="sr-only">{word}</span>}
        </p>
        <p className="text-ink-2">{text}</p>
      </div>
      {measured ? <span className="text-sm text-ink-2 tabular-nums max-sm:hidden">{measured}</span> : null}
      {link ? <PartLink link={link} name={name} /> : null}
    </li>
  );
}

type PartLinkProps = { link: NonNullable<PartInWords["link"]>; name: string; isFirst?: boolean };

function PartLink({ link: { to, text }, name, isFirst = false }: PartLinkProps) {
  if (isFirst) {
    return (
      <ButtonLink to={to} size="sm" variant="ink">
        {text}
      </ButtonLink>
    );
  }
  return (
    <Link to={to} className="text-sm font-medium hover:underline" aria-label={`${text}: ${name}`}>
      {text}
    </Link>
  );
}
