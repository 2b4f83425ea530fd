import { Check } from "lucide-react";
import { Icon } from "../../../ui/icon";
import { withFilter } from "../../report-search";
import type { ListCardView, ListRowView } from "../load.server";
import { StateLink, useSearch } from "../state-link";
import { TabLinks } from "../tab-links";
import { BarRow, RowList } from "./bar-row";

const GRID =
  "card grid grid-cols-1 overflow-clip lg:grid-cols-2 lg:*:even:border-l *:border-line max-lg:*:not-first:border-t lg:*:nth-[n+3]:border-t";

/** Where visitors come from and what they use. */
export function DimensionLists({ cards }: { cards: ListCardView[] }) {
  return (
    <section className={GRID} aria-label="Where visitors come from and what they use">
      {cards.map((card) => (
        <DimensionList key={card.group} card={card} />
      ))}
    </section>
  );
}

function DimensionList({ card }: { card: ListCardView }) {
  const { lists } = useSearch();
  return (
    <section
      className="grid min-w-0 grid-cols-1 grid-rows-[auto_1fr_auto] content-start gap-[0.6rem] px-card pt-1 pb-[0.9rem]"
      aria-label={card.title}
    >
      <div className="flex items-center justify-between gap-4 border-b border-line">
        <TabLinks
          label={card.label}
          tabs={card.tabs.map(({ name, label }) => ({
            key: name,
            label,
            isCurrent: name === card.name,
            change: { lists: { ...lists, [card.group]: name } },
          }))}
        />
        <span className="pr-[4.15rem] text-xs whitespace-nowrap text-ink-3 max-md:hidden">{card.unit}</span>
      </div>
      <Rows card={card} />
      <Foot card={card} />
    </section>
  );
}

function Rows({ card: { rows, others, name, filter } }: { card: ListCardView }) {
  const { more } = useSearch();
  if (!rows) return <span />;
  return (
    // On phones four rows and the one that is set, unless all are wanted.
    <RowList className={`-mx-2 ${more === name ? "" : "max-md:*:nth-[n+5]:not-has-aria-[current]:hidden"}`}>
      {rows.map((row) => (
        <li key={row.value}>
          <FilterRow row={row} filter={filter} />
        </li>
      ))}
      {others ? (
        <li>
          <BarRow {...others} width={0} isQuiet />
        </li>
      ) : null}
    </RowList>
  );
}

type FilterRowProps = { row: ListRowView; filter: ListCardView["filter"] };

/** Sets the filter, or removes it from the row that is set. */
function FilterRow({ row: { value, label, isSet, ...row }, filter }: FilterRowProps) {
  const { filters } = useSearch();
  return (
    <StateLink
      className="group block rounded-sm hover:bg-hover aria-[current]:font-semibold"
      change={{ filters: withFilter(filters, filter, isSet ? null : value), more: null }}
      aria-current={isSet ? "true" : undefined}
    >
      <BarRow {...row} label={label} icon={isSet ? <Icon of={Check} size={14} /> : null} isSet={isSet} />
    </StateLink>
  );
}

function Foot({ card: { name, note, more, moreOnPhones, less } }: { card: ListCardView }) {
  const isOnPhones = !note && !more && !less;
  if (isOnPhones && !moreOnPhones) return null;
  const link = "inline-flex min-h-7 items-center font-medium hover:text-ink hover:underline";
  return (
    <p
      className={`flex min-h-7 flex-wrap items-center gap-x-3 text-xs text-ink-3 ${isOnPhones ? "md:hidden" : ""}`}
    >
      {note ? <span>{note}</span> : null}
      {more ? (
        <StateLink change={{ more: name }} className={link}>
          {more}
        </StateLink>
      ) : null}
      {moreOnPhones ? (
        <StateLink change={{ more: name }} className={`${link} md:hidden`}>
          {moreOnPhones}
        </StateLink>
      ) : null}
      {less ? (
        <StateLink change={{ more: null }} className={link}>
          {less}
        </StateLink>
      ) : null}
    </p>
  );
}
