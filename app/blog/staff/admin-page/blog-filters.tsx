import { Form, useSubmit } from "@remix-run/react";
import { Button } from "../../../ui/forms/button";
import { SearchField, SelectField } from "../../../ui/forms/field";
import { POST_FILTERS, STAFF_POSTS_PATH, type StaffQuery } from "../staff-posts";

/** Search and status go into the URL; paging restarts. */
export function BlogFilters({ query }: { query: StaffQuery }) {
  const submit = useSubmit();
  return (
    <Form
      className="card grid gap-3 px-[1.15rem] py-4 min-[60rem]:grid-cols-[minmax(0,1fr)_12rem_auto] min-[60rem]:items-end"
      action={STAFF_POSTS_PATH}
      role="search"
      key={`${query.q} ${query.status}`}
    >
      <SearchField
        small
        hideLabel={false}
        label="Search"
        name="q"
        defaultValue={query.q}
        maxLength={200}
        placeholder="Search by title, location, or category..."
      />
      <SelectField
        small
        label="Status"
        name="status"
        defaultValue={query.status}
        onChange={(event) => submit(event.currentTarget.form)}
      >
        {POST_FILTERS.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <Button type="submit" size="sm">
        Search
      </Button>
    </Form>
  );
}
