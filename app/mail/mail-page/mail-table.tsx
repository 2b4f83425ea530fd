import { Link } from "@remix-run/react";
import { Table } from "../../ui/table";
import { MAIL_KIND_LABELS } from "../mail";
import { MailStateBadge } from "../state-badge";
import type { MailRow } from "./route";

export function MailTable({ mails }: { mails: MailRow[] }) {
  return (
    <div className="card overflow-clip">
      <Table caption="Mails, newest first">
        <thead>
          <tr>
            <th scope="col">Subject</th>
            <th scope="col" className="max-lg:hidden">
              To
            </th>
            <th scope="col" className="max-lg:hidden">
              Kind
            </th>
            <th scope="col">State</th>
            <th scope="col" className="max-lg:hidden">
              Written
            </th>
          </tr>
        </thead>
        <tbody>
          {mails.map((mail) => (
            <tr key={mail.id}>
              <td className="min-w-48 wrap-anywhere">
                <Link to={`/admin/mail/${mail.id}`} className="font-semibold break-words">
                  {mail.subject || "(no subject)"}
                </Link>
                <p className="text-ink-2 lg:hidden">
                  {mail.toAddress}, {mail.written}
                </p>
                {mail.lastError ? <p className="text-danger break-words">{mail.lastError}</p> : null}
              </td>
              <td className="max-lg:hidden">{mail.toAddress}</td>
              <td className="whitespace-nowrap text-ink-2 max-lg:hidden">{MAIL_KIND_LABELS[mail.kind]}</td>
              <td>
                <MailStateBadge state={mail.state} />
              </td>
              <td className="whitespace-nowrap text-ink-2 max-lg:hidden">{mail.written}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}
