import { ChartColumn, Download, Ellipsis } from "lucide-react";
import type { Member } from "../../../auth/staff";
import { ButtonLink, buttonClass } from "../../../ui/forms/button";
import { Icon } from "../../../ui/icon";
import { DEAL_REPORTS_PATH, DEALS_EXPORT_PATH } from "../../paths";
import { NewDeal } from "../deal-form/new-deal";
import { type DealFilters, dealsPath } from "../filters/deal-filters";

/** On phones what is needed less often unfolds. */
export function PageActions({ filters, members }: { filters: DealFilters; members: Member[] }) {
  return (
    <>
      <details className="peer sm:hidden">
        <summary
          className={buttonClass({ size: "icon", className: "list-none" })}
          aria-label="Reports and export"
        >
          <Icon of={Ellipsis} size={18} />
        </summary>
      </details>
      <div className="flex flex-wrap gap-2 max-sm:peer-[:not([open])]:hidden max-sm:order-1 max-sm:basis-full">
        <ButtonLink to={DEAL_REPORTS_PATH} size="sm" icon={ChartColumn}>
          Reports
        </ButtonLink>
        <ButtonLink to={DEALS_EXPORT_PATH} reloadDocument size="sm" icon={Download}>
          Export deals
        </ButtonLink>
      </div>
      <NewDeal returnTo={dealsPath(filters)} members={members} />
    </>
  );
}
