import { Link, useSearchParams } from "@remix-run/react";
import type { Duplicate } from "../leads/lead";
import { listSearch } from "../leads/lead-filters";
import { leadPath } from "../paths";

export function DuplicateLinks({ duplicates }: { duplicates: Duplicate[] }) {
  const [params] = useSearchParams();
  return (
    <ul className="grid gap-[0.2rem]">
      {duplicates.map(({ id, label, shares }) => (
        <li key={id}>
          <Link to={leadPath(id) + listSearch(params)} preventScrollReset>
            {label}
          </Link>{" "}
          ({shares})
        </li>
      ))}
    </ul>
  );
}
