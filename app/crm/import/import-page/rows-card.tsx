import { useSearchParams } from "@remix-run/react";
import { Download } from "lucide-react";
import { Badge } from "../../../ui/badge";
import { ButtonLink } from "../../../ui/button";
import { Card } from "../../../ui/card";
import { Steps } from "../../../ui/pager";
import { Table } from "../../../ui/table";

type RowPage = {
  rows: { line: number; text: string; error: string | null }[];
  page: number;
  hasMore: boolean;
};

type RowsCardProps = { title: string; name: string; list: RowPage; total: number; file?: string };

/** Rows of the file with line numbers and notes; renders nothing if there are none. */
export function RowsCard({ title, name, list, total, file }: RowsCardProps) {
  if (total === 0) return null;
  const aside = (
    <span className="flex flex-wrap items-center gap-3">
      <Badge>
        <span className="tabular-nums">{total.toLocaleString("en-US")}</span>
      </Badge>
      {file ? (
        <ButtonLink to={file} reloadDocument size="sm" icon={Download}>
          Download error file
        </ButtonLink>
      ) : null}
    </span>
  );
  return (
    <Card title={title} aside={aside} flush>
      <Table caption={`${title}, line by line`}>
        <thead>
          <tr>
            <th scope="col" className="text-right">
              Line
            </th>
            <th scope="col">Row</th>
            <th scope="col" className="max-sm:hidden">
              {file ? "Problem" : "Remark"}
            </th>
          </tr>
        </thead>
        <tbody>
          {list.rows.map((row) => (
            <tr key={row.line}>
              <td className="text-right tabular-nums">{row.line.toLocaleString("en-US")}</td>
              <td className="min-w-48 wrap-anywhere">
                {row.text}
                <p className="text-ink-2 sm:hidden">{row.error}</p>
              </td>
              <td className="min-w-56 wrap-anywhere max-sm:hidden">{row.error}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      <RowSteps name={name} title={title} list={list} />
    </Card>
  );
}

function RowSteps({ name, title, list: { page, hasMore } }: Pick<RowsCardProps, "name" | "title" | "list">) {
  const [params] = useSearchParams();
  if (page === 1 && !hasMore) return null;
  const toPage = (wanted: number) => {
    const next = new URLSearchParams(params);
    next.set(name, String(wanted));
    return `?${next}`;
  };
  return (
    <div className="px-card pb-4">
      <Steps
        label={`Pages: ${title}`}
        previous={page > 1 ? { to: toPage(page - 1), text: "Previous" } : null}
        next={hasMore ? { to: toPage(page + 1), text: "Next" } : null}
        preventScrollReset
      />
    </div>
  );
}
