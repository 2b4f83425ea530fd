import { Calendar } from "lucide-react";
import { DateField } from "../../../ui/forms/date-field";
import { inputClass } from "../../../ui/forms/field";
import { Disclosure } from "../../../ui/overlays/disclosure";
import { segmentClass, segmentsClass } from "../../../ui/tabs";
import { RANGES, type RangeName } from "../../report-search";
import type { PageView } from "../load.server";
import { StateLink, useSearch } from "../state-link";
import { SearchForm } from "./search-form";

const LABELS: Record<RangeName, string> = {
  today: "Today",
  "7d": "7 days",
  "30d": "30 days",
  "90d": "90 days",
  "12m": "12 months",
  "last-week": "Last week",
  "this-month": "This month",
  "last-month": "Last month",
  all: "All time",
  custom: "Custom",
};

/** Range and time zone: links on wide screens, a list on narrow ones. */
export function RangePicker({
  zones,
  dates,
}: Pick<PageView, "zones"> & { dates: { from: string; to: string } }) {
  const { zone } = useSearch();
  return (
    <>
      <RangeLinks dates={dates} />
      <RangeSelect dates={dates} />
      <SearchForm
        label="Time zone"
        shown={{ tz: zone }}
        auto
        className="flex gap-2 max-lg:flex-1 max-sm:flex-[3]"
      >
        <select
          name="tz"
          aria-label="Time zone"
          title="Counts are kept by the hour: where clocks differ by half an hour, days begin at 12:30 AM"
          defaultValue={zone}
          className={inputClass({ kind: "select", size: "sm", className: "truncate lg:w-auto" })}
        >
          {zones.map((option) => (
            <option key={option.zone} value={option.zone}>
              {option.label}
            </option>
          ))}
        </select>
      </SearchForm>
    </>
  );
}

const FIRST_RANGES: RangeName[] = ["today", "7d", "30d", "90d", "12m"];
const OTHER_RANGES = RANGES.filter((name) => !FIRST_RANGES.includes(name));

/** Five in a row, the others behind the last. A custom range starts from the dates that are shown. */
function RangeLinks({ dates }: { dates: { from: string; to: string } }) {
  const { range } = useSearch();
  const isOther = OTHER_RANGES.includes(range);
  return (
    <nav className={`${segmentsClass} max-xl:hidden`} aria-label="Range">
      {FIRST_RANGES.map((name) => (
        <StateLink
          key={name}
          change={{ range: name, from: null, to: null }}
          className={segmentClass}
          aria-current={name === range ? "true" : undefined}
        >
          {LABELS[name]}
        </StateLink>
      ))}
      <Disclosure
        label={isOther ? LABELS[range] : "More"}
        icon={Calendar}
        className={`${segmentClass} ${isOther ? "bg-segment font-semibold text-ink shadow-sm" : ""}`}
        closesOnLink
        side="left"
      >
        <ul className="-m-2 grid text-sm">
          {OTHER_RANGES.map((name) => (
            <li key={name}>
              <StateLink
                change={{ range: name, from: null, to: null, ...(name === "custom" ? dates : {}) }}
                className="flex min-h-9 items-center rounded-sm px-2 hover:bg-hover"
                aria-current={name === range ? "true" : undefined}
              >
                {LABELS[name]}
              </StateLink>
            </li>
          ))}
        </ul>
      </Disclosure>
    </nav>
  );
}

function RangeSelect({ dates }: { dates: { from: string; to: string } }) {
  const { range } = useSearch();
  return (
    <SearchForm
      label="Range"
      shown={{ range, ...dates }}
      auto
      className="flex flex-1 gap-2 max-sm:flex-[2] xl:hidden"
    >
      <input type="hidden" name="from" value={dates.from} />
      <input type="hidden" name="to" value={dates.to} />
      <select
        name="range"
        aria-label="Range"
        defaultValue={range}
        className={inputClass({ kind: "select", size: "sm", className: "min-w-36 max-sm:min-w-0" })}
      >
        {RANGES.map((name) => (
          <option key={name} value={name}>
            {LABELS[name]}
          </option>
        ))}
      </select>
    </SearchForm>
  );
}

/** The dates of a custom range. */
export function CustomDates({ dates }: { dates: { from: string; to: string } }) {
  const { range } = useSearch();
  if (range !== "custom") return null;
  return (
    <SearchForm label="Dates" shown={{ range, ...dates }} className="flex flex-wrap items-center gap-2">
      <input type="hidden" name="range" value="custom" />
      <DateField label="From" hideLabel type="date" name="from" small required defaultValue={dates.from} />
      <span className="text-sm text-ink-2">to</span>
      <DateField label="To" hideLabel type="date" name="to" small required defaultValue={dates.to} />
    </SearchForm>
  );
}
