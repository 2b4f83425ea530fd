import { Link, useSearchParams } from "@remix-run/react";
import { Bookmark, BookmarkPlus, Pencil, Trash2 } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { Badge } from "../../../ui/badge";
import { ActionButton, SubmitButton, useActionForm } from "../../../ui/forms/action-form";
import { buttonClass } from "../../../ui/forms/button";
import { TextField } from "../../../ui/forms/field";
import { Disclosure } from "../../../ui/overlays/disclosure";
import { LEADS_PATH, VIEWS_PATH } from "../../paths";
import { countLeads } from "../bulk/bulk-change";
import { listSearch } from "../filters/lead-filters";
import { useViewCounts } from "../views/sidebar-views";
import { type LeadView, MAX_VIEW_NAME, shownView, VIEW_FAILURES } from "../views/view";
import { FILTER_FORM } from "./filters/filter-card";

const SUMMARY = buttonClass({ size: "sm", variant: "ghost", className: "cursor-pointer" });
const LINE =
  "flex min-h-9 items-center justify-between gap-4 rounded-md px-2 text-sm text-ink hover:bg-hover";

type ViewBarProps = { views: LeadView[]; total: number; children: ReactNode };

/** The view that is shown, and how a view is saved; at the right what else changes the list. */
export function ViewBar({ views, total, children }: ViewBarProps) {
  const [params] = useSearchParams();
  const { view, search, isChanged } = shownView(params, views);
  useKeptFocus(`${view?.id} ${isChanged}`);
  const isNarrowed = isFiltered(search);
  return (
    <section
      className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1 pb-[0.35rem]"
      aria-labelledby="view-name"
    >
      <div className="flex min-w-0 flex-wrap items-center gap-x-2 max-sm:basis-full">
        <h2 id="view-name" className="min-w-0 text-xl wrap-anywhere">
          {view?.name ?? (isNarrowed ? "Filtered leads" : "All leads")}
        </h2>
        <p className="text-sm text-ink-2 tabular-nums" role="status">
          {countLeads(total)}
          {isNarrowed ? (total === 1 ? " matches" : " match") : null}
        </p>
        {view?.isShared && view.version !== null ? <Badge>everyone</Badge> : null}
      </div>
      {view?.mayChange ? <EditView key={`${view.id} ${view.version}`} view={view} /> : null}
      {isChanged ? (
        <div className="flex flex-wrap items-center gap-1 text-sm text-ink-2 max-sm:order-last max-sm:basis-full">
          Changed:
          <Link
            to={view?.to ?? LEADS_PATH}
            className={buttonClass({ size: "sm", variant: "ghost" })}
            preventScrollReset
          >
            Reset
          </Link>
          <SaveView view={view} search={search} />
        </div>
      ) : null}
      {children}
      {view && view.lost.length > 0 ? (
        <p className="basis-full text-sm text-warning">
          This view also filtered by what is not known any more: {view.lost.join(", ")}
        </p>
      ) : null}
    </section>
  );
}

/** Whether a list's query string asks for more than an order. */
const isFiltered = (search: string) =>
  [...new URLSearchParams(search).keys()].some((name) => name !== "sort");

/** The button that had the focus may go with the view. */
function useKeptFocus(shown: string) {
  const last = useRef(shown);
  useEffect(() => {
    if (last.current === shown) return;
    last.current = shown;
    if (document.activeElement === document.body)
      document.querySelector<HTMLElement>(`#${FILTER_FORM} + details > summary`)?.focus();
  }, [shown]);
}

/** Scripts ask for the views' counts at `countsPath`. */
type ViewMenuProps = { views: LeadView[]; countsPath: string };

/** Beside the search (lead-table.css), where it stays whatever the list shows. */
export function ViewMenu({ views, countsPath }: ViewMenuProps) {
  const [params] = useSearchParams();
  const { view: shown } = shownView(params, views);
  const counts = useViewCounts(countsPath);
  return (
    <Disclosure label="Views" icon={Bookmark} side="left" className={SUMMARY} closesOnLink>
      <ul className="grid max-h-72 min-w-48 overflow-y-auto">
        {[null, ...views].map((view) => (
          <li key={view?.id ?? "all"}>
            <Link
              to={view?.to ?? LEADS_PATH}
              className={`${LINE} aria-[current]:font-semibold`}
              aria-current={view?.id === shown?.id ? "true" : undefined}
              preventScrollReset
            >
              <span className="min-w-0 wrap-anywhere">{view?.name ?? "All leads"}</span>
              <small className="text-ink-3 tabular-nums">
                {view ? counts[view.id]?.toLocaleString("en-US") : null}
              </small>
            </Link>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

function useReturnTo(): string {
  const [params] = useSearchParams();
  return LEADS_PATH + listSearch(params);
}

type SaveViewProps = { view: LeadView | null; search: string };

/** Saves what is shown in the view that it was, or as a new one. */
function SaveView({ view, search }: SaveViewProps) {
  const returnTo = useReturnTo();
  return (
    <Disclosure
      label="Save view"
      icon={BookmarkPlus}
      className={buttonClass({ size: "sm", className: "cursor-pointer" })}
    >
      <div className="grid min-w-48 gap-4">
        {view?.mayChange ? (
          <ActionButton
            action={VIEWS_PATH}
            failure={VIEW_FAILURES.update}
            fields={{ intent: "update", id: view.id, version: `${view.version}`, search, returnTo }}
            size="sm"
            variant="ink"
            className="max-w-full whitespace-normal wrap-anywhere"
          >
            Save in {view.name}
          </ActionButton>
        ) : null}
        <NewView search={search} returnTo={returnTo} />
      </div>
    </Disclosure>
  );
}

function NewView({ search, returnTo }: { search: string; returnTo: string }) {
  const { fields, formProps, ...sending } = useActionForm<{ name: string }>({
    ...{ action: VIEWS_PATH, intent: "save", failure: VIEW_FAILURES.save },
    preventScrollReset: true,
  });
  return (
    <form {...formProps} className="grid gap-3">
      <input type="hidden" name="intent" value="save" />
      <input type="hidden" name="search" value={search} />
      <input type="hidden" name="returnTo" value={returnTo} />
      <TextField label="Name of a new view" small field={fields.name} maxLength={MAX_VIEW_NAME} required />
      <fieldset className="flex flex-wrap gap-4 text-sm">
        <legend className="sr-only">For</legend>
        <label className="flex items-center gap-2">
          <input type="radio" name="for" value="me" defaultChecked className="accent-ink" /> Only me
        </label>
        <label className="flex items-center gap-2">
          <input type="radio" name="for" value="everybody" className="accent-ink" /> Everyone
        </label>
      </fieldset>
      <SubmitButton of={sending} size="sm" className="justify-self-start">
        Save as a new view
      </SubmitButton>
    </form>
  );
}

function EditView({ view }: { view: LeadView }) {
  const returnTo = useReturnTo();
  const { fields, formProps, ...sending } = useActionForm<{ name: string }>({
    ...{ action: VIEWS_PATH, intent: "rename", failure: VIEW_FAILURES.rename },
    defaultValue: { name: view.name },
    preventScrollReset: true,
  });
  return (
    <Disclosure label="Edit view" icon={Pencil} side="left" className={SUMMARY}>
      <div className="grid min-w-48 gap-4">
        <form {...formProps} className="grid gap-3">
          <input type="hidden" name="intent" value="rename" />
          <input type="hidden" name="id" value={view.id} />
          <input type="hidden" name="version" value={`${view.version}`} />
          <input type="hidden" name="returnTo" value={returnTo} />
          <TextField label="Name" small field={fields.name} maxLength={MAX_VIEW_NAME} required />
          <SubmitButton of={sending} size="sm" className="justify-self-start">
            Rename
          </SubmitButton>
        </form>
        <ActionButton
          action={VIEWS_PATH}
          failure={VIEW_FAILURES.delete}
          fields={{ intent: "delete", id: view.id, returnTo }}
          size="sm"
          variant="text-danger"
          icon={Trash2}
        >
          Delete view
        </ActionButton>
      </div>
    </Disclosure>
  );
}
