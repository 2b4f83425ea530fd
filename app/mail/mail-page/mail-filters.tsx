import { LiveFilters } from "../../admin/live-filters";
import { Button, ButtonLink } from "../../ui/forms/button";
import { SearchField, SelectField } from "../../ui/forms/field";
import { FoldedFilters } from "../../ui/forms/folded-filters";
import { MAIL_STATE_LABELS, MAIL_STATES } from "../mail";
import { LONGEST_MAIL_SEARCH, MAIL_PATH, NO_LEAD, statesLike } from "../mail-list";
import type { MailsView } from "./load.server";

const STATES = MAIL_STATES.filter((state) => statesLike(state)[0] === state);

export function MailFilters({ query, leads }: Pick<MailsView, "query" | "leads">) {
  const { q, lead } = query;
  const state = query.state ? (statesLike(query.state)[0] ?? "") : "";
  return (
    <LiveFilters
      shown={{ q, lead: lead ?? "", state }}
      label="Email"
      className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-3 lg:grid-cols-2"
    >
      <SearchField
        small
        quiet
        hideLabel={false}
        label="Search email"
        name="q"
        placeholder="Address, lead or subject"
        maxLength={LONGEST_MAIL_SEARCH}
        defaultValue={q}
      />
      <FoldedFilters
        count={[lead, state].filter(Boolean).length}
        className="col-span-full grid-cols-2 lg:col-span-1 lg:grid-flow-col"
      >
        <LeadChoice lead={lead} leads={leads} />
        <StateChoice state={state} />
        <noscript>
          <Button type="submit" size="sm">
            Search
          </Button>
        </noscript>
        {q || lead || state ? (
          <ButtonLink size="sm" to={MAIL_PATH}>
            Clear
          </ButtonLink>
        ) : null}
      </FoldedFilters>
    </LiveFilters>
  );
}

/** The key: a choice that comes with its page is chosen before the form sees it. */
function LeadChoice({ lead, leads }: { lead: string | null; leads: MailsView["leads"] }) {
  return (
    <SelectField key={lead} small quiet label="Lead" name="lead" defaultValue={lead ?? ""}>
      <option value="">Any</option>
      <option value={NO_LEAD}>None</option>
      {leads.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}

function StateChoice({ state }: { state: string }) {
  return (
    <SelectField small quiet label="State" name="state" defaultValue={state}>
      <option value="">Any</option>
      {STATES.map((one) => (
        <option key={one} value={one}>
          {MAIL_STATE_LABELS[one]}
        </option>
      ))}
    </SelectField>
  );
}
