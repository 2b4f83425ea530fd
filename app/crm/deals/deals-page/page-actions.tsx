import { ChartColumn, Download } from "lucide-react";
import { FoldedActions } from "../../../admin/folded-actions";
import type { Member } from "../../../auth/staff";
import { ButtonLink } from "../../../ui/forms/button";
import { DEAL_REPORTS_PATH, DEALS_EXPORT_PATH } from "../../paths";
import { NewDeal } from "../deal-form/new-deal";
import { type DealFilters, dealsPath } from "../filters/deal-filters";

export function PageActions({ filters, members }: { filters: DealFilters; members: Member[] }) {
  return (
    <>
      <FoldedActions label="Reports and export">
        <ButtonLink to={DEAL_REPORTS_PATH} size="sm" icon={ChartColumn}>
          Reports
        </ButtonLink>
        <ButtonLink to={DEALS_EXPORT_PATH} reloadDocument size="sm" icon={Download}>
          Export deals
        </ButtonLink>
      </FoldedActions>
      <NewDeal returnTo={dealsPath(filters)} members={members} />
    </>
  );
}
