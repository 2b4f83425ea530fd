import type { DiffPart } from "../compare.server";

type Field = { label: string; parts: DiffPart[] };

/** A revision against the one before it, field by field. */
export function Differences({ fields, isFirst }: { fields: Field[]; isFirst: boolean }) {
  if (fields.length === 0) return <p className="text-ink-2">Nothing changed but the state of the article.</p>;
  return (
    <div className="grid gap-5">
      <p className="text-sm text-ink-2">
        {isFirst ? "The first revision." : "Compared with the revision before."} Added text is{" "}
        <ins className={LOOKS.added}>underlined</ins>, removed text is{" "}
        <del className={LOOKS.removed}>struck through</del>.
      </p>
      {fields.map(({ label, parts }) => (
        <section key={label} className="grid gap-1">
          <h3>{label}</h3>
          <p className="text-sm/[1.65] wrap-anywhere whitespace-pre-wrap">
            {parts.map((part, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, which may repeat
              <Part key={index} part={part} />
            ))}
          </p>
        </section>
      ))}
    </div>
  );
}

const LOOKS = {
  added: "rounded-[2px] bg-ok-soft text-ok decoration-1 underline-offset-2",
  removed: "rounded-[2px] bg-danger-soft text-danger",
};

function Part({ part: { kind, text } }: { part: DiffPart }) {
  if (kind === "added") return <ins className={LOOKS.added}>{text}</ins>;
  return kind === "removed" ? <del className={LOOKS.removed}>{text}</del> : <span>{text}</span>;
}
