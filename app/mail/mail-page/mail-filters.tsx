import { Form } from "@remix-run/react";
import { Button, ButtonLink } from "../../ui/forms/button";
import { SearchField, SelectField } from "../../ui/forms/field";
import { useFilterForm } from "../../ui/forms/use-filter-form";
import { MAIL_STATE_LABELS, MAIL_STATES } from "../mail";
import { LONGEST_MAIL_SEARCH, MAIL_PATH, NO_LEAD, statesLike } from "../mail-list";
import type { MailsView } from "./load.server";

const STATES = MAIL_STATES.filter((state) => statesLike(state)[0] === state);

export function MailFilters({ query, leads }: Pick<MailsView, "query" | "leads">) {
  const { q, lead } = query;
  const state = query.state ? (statesLike(query.state)[0] ?? "") : "";
  const { ref, onInput, sent } = useFilterForm({ q, lead: lead ?? "", state });
  return (
    <Form
      ref={ref}
      autoComplete="off"
      onInput={onInput}
      onSubmit={sent}
      method="get"
      className="flex flex-wrap items-end gap-3"
      role="search"
      aria-label="Mail"
    >
      <div className="min-w-0 grow sm:max-w-[24rem]">
        <SearchField
          small
          quiet
          hideLabel={false}
          label="Search mail"
          name="q"
          placeholder="Address, lead or subject"
          maxLength={LONGEST_MAIL_SEARCH}
          defaultValue={q}
        />
      </div>
      <LeadChoice lead={lead} leads={leads} />
      <StateChoice state={state} />
      <Button type="submit" size="sm">
        Search
      </Button>
      {q || lead || state ? (
        <ButtonLink size="sm" to={MAIL_PATH}>
          Clear
        </ButtonLink>
      ) : null}
    </Form>
  );
}

/** The key: a choice that comes with its page is chosen before the form sees it. */
function LeadChoice({ lead, leads }: { lead: string | null; leads: MailsView["leads"] }) {
  return (
    <div className="max-w-full min-w-0 sm:max-w-56">
      <SelectField key={lead} small quiet label="Lead" name="lead" defaultValue={lead ?? ""}>
        <option value="">Any</option>
        <option value={NO_LEAD}>None</option>
        {leads.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
    </div>
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
