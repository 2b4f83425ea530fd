import { Link } from "@remix-run/react";
import { Card } from "../../ui/card";
import type { Message } from "./load.server";

/** What else was written to the lead, newest first. */
export function OtherMails({ mail: { lead, others } }: { mail: Message }) {
  if (!lead || others.length === 0) return null;
  return (
    <Card title="Other emails to this lead" flush>
      <ul className="text-sm">
        {others.map(({ id, subject, written }) => (
          <li key={id} className="flex gap-3 border-t border-line px-card py-3">
            <Link
              to={`/admin/mail/${id}`}
              className="min-w-0 flex-1 truncate font-semibold hover:underline"
              title={subject}
            >
              {subject || "(no subject)"}
            </Link>
            <span className="flex-none text-ink-2 tabular-nums">{written}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
