import { BOOKING } from "../content/booking";

/** Covers its skeleton, which shows until the provider has painted.  */
export function ProviderFrame({ url }: { url: string }) {
  return (
    <div className="relative h-150 overflow-clip rounded-xl border border-line bg-surface">
      {/* The outline of a calendar: a heading, a month, a list of times. */}
      <div
        className="grid h-full grid-cols-[3fr_2fr] grid-rows-[2rem_1fr] gap-5 p-7 *:rounded-md *:bg-sunk"
        aria-hidden="true"
      >
        <i className="col-span-full w-[45%]" />
        <i />
        <i />
      </div>
      <iframe className="absolute inset-0 size-full" src={url} title={BOOKING.frame} height={600} />
    </div>
  );
}
