import { Link } from "@remix-run/react";
import { Plus } from "lucide-react";
import { buttonClass } from "../../../../ui/forms/button";
import { Disclosure } from "../../../../ui/overlays/disclosure";
import { LEADS_PATH } from "../../../paths";
import type { LeadFilter } from "../../filters/filter-ranges";
import { listSearch } from "../../filters/lead-filters";
import { useListParams } from "./filter-forms";

/** Names the filter whose chip is there to be set. */
export const SHOWN = "show";

/** A menu of filters, each of which leads to its empty chip; of one with a select it offers what that cannot do. */
export function AddFilter({ others }: { others: LeadFilter[] }) {
  const params = useListParams();
  const offered = [...others.filter(({ several }) => !several), ...others.filter(({ several }) => several)];
  if (others.length === 0) return null;
  return (
    <Disclosure
      label="Add filter"
      icon={Plus}
      side="left"
      className={buttonClass({ size: "sm", variant: "ghost", className: "cursor-pointer" })}
    >
      <ul className="grid min-w-48">
        {offered.map(({ name, label, several = label }) => (
          <li key={name}>
            <Link
              to={LEADS_PATH + withShown(listSearch(params), name)}
              className="flex min-h-9 items-center rounded-md px-2 text-sm text-ink hover:bg-hover"
              preventScrollReset
              replace
            >
              {several}
            </Link>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

/** A query string of the list with the chip of a filter, whether or not it has values. */
export function withShown(search: string, name: string): string {
  return `${search === "" ? "?" : `${search}&`}${SHOWN}=${name}`;
}
