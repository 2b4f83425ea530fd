import { INTEGRATION_SERVICES, INTEGRATIONS } from "../content/integrations";

const WEEKS = [1, 2, 3, 4, 5, 6] as const;

/**
 * The time frames as bars over six weeks. Each bar begins at the kickoff and is darker up to its shortest time. The
 * cards below have the same content as text.
 */
export function Weeks() {
  return (
    <div
      className="hero-panel overflow-clip rounded-xl border border-line bg-surface p-panel shadow-lg tabular-nums"
      aria-hidden="true"
    >
      <p className="text-sm/[1.6] text-ink-3">{INTEGRATIONS.ruler}</p>
      <div className="weeks grid grid-cols-6 pt-4">
        {WEEKS.map((week) => (
          <span key={week} className="pb-[0.4rem] pl-[0.4rem] text-sm/[1.6] font-semibold">
            {week}
          </span>
        ))}
        <i className="weeks-ruler col-span-full h-2 border border-ink" />
        {INTEGRATION_SERVICES.map(({ title, from, to, timeFrame }) => (
          <div key={title} className="col-span-full grid grid-cols-subgrid gap-y-[0.3rem] pt-[1.1rem]">
            <strong className="col-span-full justify-self-start bg-surface pr-[0.4rem] text-sm/[1.6] font-medium">
              {title}
            </strong>
            <b
              className="weeks-bar rounded-md px-3 py-[0.45rem] text-sm/[1.6] whitespace-nowrap text-rank-a-ink"
              style={{ gridColumn: `1 / ${to + 1}`, "--shortest": `${(from / to) * 100}%` }}
            >
              {timeFrame}
            </b>
          </div>
        ))}
      </div>
    </div>
  );
}
