import { ArrowDown } from "lucide-react";
import { FIGURES, type FigureDefinition } from "../../../copy/figures";
import { Icon } from "../../../ui/icon";
import { Definition } from "../../../ui/overlays/definition";
import type { MoneySort } from "../../money";
import { RIGHT } from "../panel";
import { StateLink } from "../state-link";

type Head = { sort: MoneySort; figure: FigureDefinition; label: string };

const HEADS: Head[] = [
  { sort: "visits", figure: FIGURES.visits, label: "Visits" },
  { sort: "converted", figure: FIGURES.conversion, label: "Conv." },
  { sort: "forms", figure: FIGURES.forms, label: "Fills, demos" },
  { sort: "calls", figure: FIGURES.calls, label: "Calls" },
  { sort: "leads", figure: FIGURES.leadsOfRange, label: "Leads" },
  { sort: "lead-rate", figure: FIGURES.leadRate, label: "Lead rate" },
  { sort: "deals", figure: FIGURES.wonDeals, label: "Won" },
  { sort: "won", figure: FIGURES.wonSoFar, label: "Won so far" },
  { sort: "each", figure: FIGURES.wonPerVisit, label: "Per visit" },
];
/** What ads cost, where that was entered. */
const COST_HEADS: Head[] = [
  { sort: "cost", figure: FIGURES.adCost, label: "Cost" },
  { sort: "lead-cost", figure: FIGURES.costPerLead, label: "CPL" },
  { sort: "return", figure: FIGURES.adReturn, label: "Return" },
];

/** In two lines where that lets all columns stand side by side. */
const HEAD = `${RIGHT} lg:whitespace-normal`;

/** What the visits were worth stays in sight on narrow screens: the other figures scroll beneath it. */
export const WON_COLUMN = "max-lg:sticky max-lg:right-0 max-lg:z-1";

/** Each figure's name sorts by it, the largest first. */
export function MoneyHeads({ hasCosts, sort: chosen }: { hasCosts: boolean; sort: MoneySort }) {
  return (
    <>
      {[...HEADS, ...(hasCosts ? COST_HEADS : [])].map(({ sort, figure, label }) => (
        <th
          key={sort}
          scope="col"
          className={sort === "won" ? `${HEAD} ${WON_COLUMN}` : HEAD}
          aria-sort={sort === chosen ? "descending" : undefined}
        >
          <span className="inline-flex items-center gap-1">
            <StateLink
              change={{ sort }}
              className="inline-flex min-h-6 items-center gap-1 text-inherit hover:text-ink hover:underline"
              title={`Sort by ${figure.name}`}
            >
              {label} {sort === chosen ? <Icon of={ArrowDown} size={13} /> : null}
            </StateLink>{" "}
            <Definition {...figure} className="-my-1" />
          </span>
        </th>
      ))}
    </>
  );
}
