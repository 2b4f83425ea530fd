import { Link } from "@remix-run/react";
import { TriangleAlert } from "lucide-react";
import { Icon } from "../ui/icon";
import type { Trouble } from "./alerts";

export const HEALTH_PATH = "/admin/health";

/** What is wrong with the product now; nothing while it is well. */
export function TroubleBanner({ troubles }: { troubles: Trouble[] }) {
  if (troubles.length === 0) return null;
  return (
    <section
      className="grid grid-cols-[auto_minmax(0,1fr)] gap-3 rounded-md bg-warn-soft px-card py-3 text-sm"
      aria-label="Something is wrong"
    >
      <span className="mt-px text-warn">
        <Icon of={TriangleAlert} />
      </span>
      <ul className="grid gap-1">
        {troubles.map(({ cause, text }) => (
          <li key={cause + text} className="wrap-anywhere">
            {text}
          </li>
        ))}
        <li>
          <Link to={HEALTH_PATH} className="underline">
            Health
          </Link>
        </li>
      </ul>
    </section>
  );
}
