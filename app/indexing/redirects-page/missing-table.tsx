import { ActionForm, SubmitButton } from "../../ui/action-form";
import { inputClass } from "../../ui/field";
import { Table } from "../../ui/table";
import { useAction } from "../../ui/use-action";
import { REDIRECT_FAILURE } from "../redirects";
import type { RedirectsView } from "./route";

type Missing = RedirectsView["missing"][number];

export function MissingTable({ missing }: { missing: Missing[] }) {
  return (
    <Table caption="Missing pages, most wanted first">
      <thead>
        <tr>
          <th scope="col">Address</th>
          <th scope="col" className="text-right tabular-nums">
            Requests
          </th>
          <th scope="col">Last</th>
          <th scope="col">Redirect to</th>
        </tr>
      </thead>
      <tbody>
        {missing.map((one) => (
          <tr key={one.path}>
            <td className="min-w-48 wrap-anywhere">
              <strong className="font-semibold">{one.path}</strong>
              {one.referrer ? <p className="text-ink-2">from {one.referrer}</p> : null}
            </td>
            <td className="text-right tabular-nums">{one.hits.toLocaleString("en-US")}</td>
            <td className="whitespace-nowrap text-ink-2">{one.lastSeen}</td>
            <td>
              <RedirectForm missing={one} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** The suggested page is filled in, so that one click does it. */
function RedirectForm({ missing: { path, suggestion } }: { missing: Missing }) {
  const sending = useAction({ failure: REDIRECT_FAILURE.redirect, intent: "redirect" });
  return (
    <ActionForm of={sending} className="flex min-w-80 gap-2">
      <input type="hidden" name="intent" value="redirect" />
      <input type="hidden" name="from" value={path} />
      <input
        className={inputClass({ className: "min-h-9 min-w-0 text-sm" })}
        name="to"
        aria-label={`Page for ${path}`}
        defaultValue={suggestion ?? ""}
        placeholder="/blog/..."
        maxLength={300}
        pattern="/[^?#]*"
        required
      />
      <SubmitButton of={sending} size="sm" aria-label={`Redirect ${path}`}>
        Redirect
      </SubmitButton>
    </ActionForm>
  );
}
