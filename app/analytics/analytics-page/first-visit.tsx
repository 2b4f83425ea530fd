import type { PageView } from "./load.server";

/** In place of the reports until the first visit: how to make one, and what will stand here. */
export function FirstVisit({ toCome }: { toCome: NonNullable<PageView["toCome"]> }) {
  return (
    <div className="card">
      {Object.values(toCome).map((part) =>
        part ? (
          <div key={part.title} className="border-t border-line px-card py-3 first:border-t-0">
            <h2>{part.title}</h2>
            <p className="text-ink-2">{part.text}</p>
          </div>
        ) : null,
      )}
    </div>
  );
}
