import { JOURNEY } from "../content/home";

/** The steps as bars over thirty days; the list below has the same content as text. */
export function Timeline() {
  return (
    <div aria-hidden="true">
      <p className="mb-2 flex justify-between text-sm/[1.6] text-ink-2 tabular-nums">
        <span>Day 1</span>
        <span>Day 30</span>
      </p>
      <div className="timeline-ruler" />
      <ul className="timeline-bars">
        {JOURNEY.map(({ title, from, to }, index) => (
          <li
            key={title}
            style={{ "--from": `${from}`, "--to": `${to + 1}`, "--strength": `${1 + index * 0.35}` }}
          >
            <b>{index + 1}</b>
            <span>{title}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
