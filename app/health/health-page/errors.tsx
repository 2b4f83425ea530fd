import { Form } from "@remix-run/react";
import { Card } from "../../ui/card";
import { type Column, DataTable } from "../../ui/data/table";
import { Button, ButtonLink } from "../../ui/forms/button";
import { TextField } from "../../ui/forms/field";
import { HEALTH_PATH } from "../trouble-banner";
import type { KeptError } from "./load.server";

type ErrorsProps = { errors: KeptError[]; asked: string };

/** What was logged lately, and a search by the reference that an error page shows. */
export function Errors({ errors, asked }: ErrorsProps) {
  return (
    <Card title="Errors" detail="Of site and jobs, newest first. The log has the rest of each." flush>
      <Form
        method="get"
        className="flex flex-wrap items-end gap-3 px-card pb-4"
        role="search"
        aria-label="Errors"
      >
        <div className="min-w-0 grow sm:max-w-[24rem]">
          <TextField
            key={asked}
            small
            quiet
            label="Reference"
            name="reference"
            defaultValue={asked}
            maxLength={200}
          />
        </div>
        <Button type="submit" size="sm" variant="ink">
          Find
        </Button>
        {asked ? (
          <ButtonLink size="sm" to={HEALTH_PATH}>
            Clear
          </ButtonLink>
        ) : null}
      </Form>
      {errors.length > 0 ? (
        <DataTable
          caption="Errors, newest first"
          columns={COLUMNS}
          rows={errors}
          keyOf={({ program, place, text }) => `${program} ${place} ${text}`}
          bodyClass="[&_td]:align-top"
        />
      ) : (
        <p className="px-card pb-card text-ink-2">
          {asked ? "No error with this reference is kept." : "None since the first start."}
        </p>
      )}
    </Card>
  );
}

const COLUMNS: Column<KeptError>[] = [
  {
    head: "Error",
    cellClass: "wrap-anywhere lg:min-w-64",
    cell: ({ program, place, text, reference, first, last }) => (
      <>
        <strong className="font-semibold">{text}</strong>
        <p className="text-ink-2">
          {program}: {place}
        </p>
        {reference ? <p className="text-sm text-ink-3">Reference: {reference}</p> : null}
        <p className="text-sm text-ink-2 lg:hidden">
          First {first}, last {last}
        </p>
      </>
    ),
  },
  { head: "Times", className: "text-right tabular-nums", cell: ({ count }) => count.toLocaleString("en-US") },
  {
    head: "First",
    className: "max-lg:hidden",
    cellClass: "whitespace-nowrap text-ink-2",
    cell: ({ first }) => first,
  },
  {
    head: "Last",
    className: "max-lg:hidden",
    cellClass: "whitespace-nowrap text-ink-2",
    cell: ({ last }) => last,
  },
];
