import { useFetcher } from "@remix-run/react";
import { type ComponentProps, useEffect, useState } from "react";
import { SearchField, SelectField } from "../../../ui/forms/field";
import type { LeadChoice } from "../lead-choices.server";
import { NEW_DEAL_PATH } from "./use-deal-form";

const PAUSE_MS = 250;

/** Picks a deal's lead in the dialog: offers the newest leads, or search results. */
export function LeadPicker({ errors }: { errors?: string[] | null }) {
  const { load, data, state } = useFetcher<{ choices: LeadChoice[] }>();
  const [search, setSearch] = useState("");
  const [lead, setLead] = useState<LeadChoice | null>(null);

  useEffect(() => {
    const waiting = setTimeout(
      () => load(`${NEW_DEAL_PATH}?${new URLSearchParams({ q: search })}`),
      search ? PAUSE_MS : 0,
    );
    return () => clearTimeout(waiting);
  }, [load, search]);

  const found = data?.choices ?? [];
  // Keeps the selected lead in the list when a new search does not include it.
  const isShown = lead === null || found.some(({ id }) => id === lead.id);
  const choices = isShown ? found : [lead, ...found];
  return (
    <>
      <SearchField
        small
        hideLabel={false}
        label="Find a lead"
        placeholder="Name, company, email or phone"
        autoComplete="off"
        value={search}
        onChange={(event) => setSearch(event.target.value)}
        // Enter would submit the deal form.
        onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
      />
      <LeadSelect
        choices={choices}
        errors={errors}
        value={lead?.id ?? ""}
        onChange={(event) => setLead(choices.find(({ id }) => id === event.target.value) ?? null)}
        hint={hintOf(search, found.length, state !== "idle" || !data)}
      />
    </>
  );
}

type LeadSelectProps = { choices: LeadChoice[] } & Omit<
  ComponentProps<typeof SelectField>,
  "label" | "children"
>;

export function LeadSelect({ choices, ...select }: LeadSelectProps) {
  return (
    <SelectField small required label="Associated lead" name="leadId" {...select}>
      <option value="">Choose a lead</option>
      {choices.map((lead) => (
        <option key={lead.id} value={lead.id}>
          {`${lead.firstName} ${lead.lastName}, ${lead.companyName} (${lead.businessEmail})`}
        </option>
      ))}
    </SelectField>
  );
}

function hintOf(search: string, found: number, isLoading: boolean): string {
  if (isLoading) return "Loading leads";
  if (search === "") return found === 0 ? "No leads" : "The newest leads first";
  return found === 0 ? "No lead matches" : `${found} ${found === 1 ? "lead matches" : "leads match"}`;
}
