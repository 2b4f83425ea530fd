import { Link, useLocation, useNavigation, useSearchParams } from "@remix-run/react";
import { LayoutGrid, type LucideIcon, Rows3 } from "lucide-react";
import type { ListView } from "../../../platform/http/preferences";
import { Pager } from "../../../ui/data/pager";
import { Empty } from "../../../ui/empty";
import { ActionForm } from "../../../ui/forms/action-form";
import { buttonClass } from "../../../ui/forms/button";
import { SelectField } from "../../../ui/forms/field";
import { NoScriptLinkForm } from "../../../ui/forms/no-script-link-form";
import { useAction } from "../../../ui/forms/use-action";
import { Icon } from "../../../ui/icon";
import { segmentClass, segmentsClass } from "../../../ui/tabs";
import { LEADS_PATH, leadPath, NEW_LEAD_PATH } from "../../paths";
import { hasFilters, LEAD_SORTS, type LeadFilters, listSearch, type Paging } from "../lead-filters";
import { LastPageNote } from "./activity-log";
import { FILTER_FORM } from "./filter-card";
import { LEAD_PAGES, LeadCard } from "./lead-card";
import { LeadTable } from "./lead-table";
import type { LeadItem } from "./load.server";

type LeadGridProps = Paging & {
  leads: LeadItem[];
  filters: LeadFilters;
  view: ListView;
  hasLeads: boolean;
};

export function LeadGrid({ leads, filters, view, hasLeads, ...paging }: LeadGridProps) {
  const [params] = useSearchParams();
  const navigation = useNavigation();
  const toLead = (id: string) => leadPath(id) + listSearch(params);
  return (
    <section
      id="leads"
      className="group/list scroll-mt-20"
      aria-labelledby="leads-title"
      aria-busy={navigation.location?.pathname === LEADS_PATH || undefined}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-[0.6rem] pb-3">
        <h2 id="leads-title" className="sr-only">
          Leads
        </h2>
        <p className="text-sm text-ink-2" role="status">
          {countText(paging.total, filters)}
        </p>
        <ListControls filters={filters} view={view} />
      </div>
      <NoScriptLinkForm
        id={LEAD_PAGES}
        to={LEADS_PATH}
        fields={Object.fromEntries(new URLSearchParams(listSearch(params)))}
      />
      {leads.length === 0 ? <NoLeads hasLeads={hasLeads} /> : null}
      {leads.length > 0 && view === "table" ? <LeadTable leads={leads} toLead={toLead} /> : null}
      {leads.length > 0 && view === "cards" ? (
        <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,27rem),1fr))] gap-[0.9rem] group-aria-busy/list:opacity-55">
          {leads.map((lead) => (
            <LeadCard key={lead.id} lead={lead} to={toLead(lead.id)} />
          ))}
        </div>
      ) : null}
      <Pager
        small
        label="Pages of leads"
        page={paging.page}
        pages={paging.pages}
        to={(page) => `${LEADS_PATH}${listSearch(params, { page })}#leads`}
      />
      <LastPageNote paging={paging}>Narrow the list by a search or a filter.</LastPageNote>
    </section>
  );
}

/** "1 lead", "1,204 leads". */
export function countLeads(total: number): string {
  return `${total.toLocaleString("en-US")} ${total === 1 ? "lead" : "leads"}`;
}

function countText(total: number, filters: LeadFilters): string {
  const verb = total === 1 ? "matches" : "match";
  return hasFilters(filters) ? `${countLeads(total)} ${verb}` : countLeads(total);
}

const VIEW_CHOICE = { action: "/admin/preferences", failure: { title: "Failed to change the view" } };

function ListControls({ filters, view }: { filters: LeadFilters; view: ListView }) {
  const { pathname, search } = useLocation();
  const choosing = useAction({ ...VIEW_CHOICE, preventScrollReset: true });
  return (
    <div className="flex items-center gap-[0.6rem]">
      <div className="w-48">
        <SelectField
          label="Sort by"
          hideLabel
          small
          form={FILTER_FORM}
          name="sort"
          defaultValue={filters.sort}
          onChange={(event) => event.currentTarget.form?.requestSubmit()}
        >
          {LEAD_SORTS.map(({ name, label }) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </SelectField>
      </div>
      <ActionForm of={choosing} className={segmentsClass}>
        <input type="hidden" name="intent" value="list" />
        <input type="hidden" name="returnTo" value={pathname + search} />
        <ViewButton value="cards" label="Cards" icon={LayoutGrid} view={view} />
        <ViewButton value="table" label="Table" icon={Rows3} view={view} />
      </ActionForm>
    </div>
  );
}

type ViewButtonProps = { value: ListView; label: string; icon: LucideIcon; view: ListView };

function ViewButton({ value, label, icon, view }: ViewButtonProps) {
  return (
    <button type="submit" name="value" value={value} className={segmentClass} aria-pressed={view === value}>
      <Icon of={icon} size={16} />
      <span className="sr-only">{label}</span>
    </button>
  );
}

function NoLeads({ hasLeads }: { hasLeads: boolean }) {
  if (hasLeads) {
    return (
      <Empty title="No leads match your current filters">
        <Link to={LEADS_PATH} className={buttonClass({ size: "sm" })}>
          Show all leads
        </Link>
      </Empty>
    );
  }
  return (
    <Empty title="No leads found" detail="The first one comes from the contact form, an import or you.">
      <Link to={NEW_LEAD_PATH} className={buttonClass({ size: "sm" })}>
        Add Lead
      </Link>
    </Empty>
  );
}
