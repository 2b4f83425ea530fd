import { Link, useNavigation, useSearchParams } from "@remix-run/react";
import { LayoutGrid, type LucideIcon, Rows3 } from "lucide-react";
import { Pager } from "../../../ui/data/pager";
import { Empty } from "../../../ui/empty";
import { ActionForm } from "../../../ui/forms/action-form";
import { buttonClass } from "../../../ui/forms/button";
import { SelectField } from "../../../ui/forms/field";
import { NoScriptLinkForm } from "../../../ui/forms/no-script-link-form";
import { Icon } from "../../../ui/icon";
import { onDemand, Part } from "../../../ui/on-demand";
import { segmentClass, segmentsClass } from "../../../ui/tabs";
import { LEADS_PATH, leadPath, NEW_LEAD_PATH } from "../../paths";
import type { ChoicesOf } from "../bulk/bulk-choices";
import { type LeadFilters, listSearch } from "../filters/lead-filters";
import { LEAD_SORTS } from "../filters/lead-sorts";
import type { Paging } from "../list-settings";
import { type ListSettings, type ListView, orderOf } from "../list-settings";
import type { LeadView } from "../views/view";
import { LastPageNote } from "./activity-log";
import { FILTER_FORM } from "./filters/filter-card";
import { LEAD_PAGES, LeadCard } from "./lead-card";
import { LeadTable } from "./lead-table";
import type { LeadItem } from "./load.server";
import { ColumnPicker, TableFoot, useListSetting } from "./table-foot";
import { ViewBar } from "./view-bar";

const leadTable = onDemand({
  name: "lead-table",
  rendered: import.meta.env.SSR ? LeadTable : null,
  load: async () => (await import("./lead-table")).LeadTable,
});

type LeadGridProps = Paging & {
  views: LeadView[];
  leads: LeadItem[];
  filters: LeadFilters;
  perPage: number;
  settings: ListSettings;
  choicesOf: ChoicesOf;
  hasLeads: boolean;
};

export function LeadGrid({
  views,
  leads,
  filters,
  perPage,
  settings,
  choicesOf,
  hasLeads,
  ...paging
}: LeadGridProps) {
  const [params] = useSearchParams();
  const navigation = useNavigation();
  const { view } = settings;
  return (
    <section
      id="leads"
      className="group/list @container -mt-2 scroll-mt-20"
      aria-label="Leads"
      aria-busy={navigation.location?.pathname === LEADS_PATH || undefined}
    >
      <ViewBar views={views} total={paging.total}>
        <ListControls filters={filters} settings={settings} />
      </ViewBar>
      <NoScriptLinkForm
        id={LEAD_PAGES}
        to={LEADS_PATH}
        fields={[...new URLSearchParams(listSearch(params))]}
      />
      {leads.length === 0 ? (
        <NoLeads hasLeads={hasLeads} />
      ) : view === "table" ? (
        <>
          <Part
            of={leadTable}
            props={{ leads, settings, sort: filters.sort, total: paging.total, choicesOf }}
          />
          <TableFoot paging={paging} perPage={perPage} settings={settings} />
        </>
      ) : (
        <CardsView leads={leads} paging={paging} />
      )}
      <LastPageNote paging={paging}>Narrow the list by a search or a filter.</LastPageNote>
    </section>
  );
}

type ViewProps = Pick<LeadGridProps, "leads"> & { paging: Paging };

function CardsView({ leads, paging }: ViewProps) {
  const [params] = useSearchParams();
  return (
    <>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,30rem),1fr))] gap-[0.9rem] @wide:grid-cols-1 @wide:gap-0 group-aria-busy/list:opacity-55">
        {leads.map((lead) => (
          <LeadCard key={lead.id} lead={lead} to={leadPath(lead.id) + listSearch(params)} />
        ))}
      </div>
      <Pager
        small
        label="Pages of leads"
        page={paging.page}
        pages={paging.pages}
        to={(page) => `${LEADS_PATH}${listSearch(params, { page })}#leads`}
      />
    </>
  );
}

function ListControls({ filters, settings }: { filters: LeadFilters; settings: ListSettings }) {
  const choosing = useListSetting();
  const { view } = settings;
  const { order, isReversed } = orderOf(filters.sort);
  return (
    <div className="folds ml-auto flex items-center gap-[0.6rem]">
      {/* Part of the filters' form, so it stays where the heads of the table sort. */}
      <div className={view === "table" ? "w-48 max-sm:w-34 @min-[42rem]:hidden" : "w-48 max-sm:w-34"}>
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
          {isReversed ? <option value={filters.sort}>{order.label}, reversed</option> : null}
        </SelectField>
      </div>
      {view === "table" ? <ColumnPicker settings={settings} /> : null}
      <ActionForm of={choosing} className={segmentsClass}>
        <input type="hidden" name="intent" value="view" />
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
