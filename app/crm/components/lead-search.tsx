import { Form } from "@remix-run/react";
import { Search } from "lucide-react";
import { Button } from "../../ui/forms/button";
import { SearchField } from "../../ui/forms/field";

/** Finds the leads that the form offers; works without JavaScript. `kept` are the other parameters of the page. */
export function LeadSearch({ q, kept }: { q: string; kept: Record<string, string> }) {
  return (
    <Form method="get" className="flex max-w-[40rem] flex-wrap items-end gap-2">
      {Object.entries(kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <LeadSearchField q={q} />
    </Form>
  );
}

/** The field and its button alone; `form` is the id of a search that stands outside of the form around them. */
export function LeadSearchField({ q, form }: { q: string; form?: string }) {
  return (
    <>
      <div className="grow">
        <SearchField
          small
          hideLabel={false}
          label="Find a lead"
          name="q"
          form={form}
          defaultValue={q}
          placeholder="Name, company, email or phone"
        />
      </div>
      <Button type="submit" size="sm" icon={Search} form={form}>
        Search leads
      </Button>
    </>
  );
}
