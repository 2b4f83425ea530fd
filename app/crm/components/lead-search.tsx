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
      <div className="grow">
        <SearchField
          small
          hideLabel={false}
          label="Find a lead"
          name="q"
          defaultValue={q}
          placeholder="Name, company, email or phone"
        />
      </div>
      <Button type="submit" size="sm" icon={Search}>
        Search leads
      </Button>
    </Form>
  );
}
