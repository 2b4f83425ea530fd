import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { requireStaff, requireStaffForm } from "../../auth/guard.server";
import { AD_COST_INTENTS } from "../../crm/ad-costs/ad-costs";
import {
  makeChange,
  parseForm,
  requireInput,
  submissionId,
} from "../../platform/http/forms/action-result.server";
import { httpError } from "../../platform/http/forms/form.server";
import { PageHead } from "../../ui/card";
import { adminTitle } from "../../ui/page-title";
import { ADD_NOTE, DELETE_NOTE, NOTE_FAILURES } from "../notes";
import { addNote, deleteNote, noteIdSchema, noteSchema } from "../notes.server";
import { ANALYTICS_PATH } from "../paths";
import { readReportSearch } from "../read-search";
import { searchText } from "../report-search";
import { timeOfNote } from "./dates";
import { ExportMenu } from "./export/export-menu";
import { FilterBar } from "./filters/filter-bar";
import { FirstVisit } from "./first-visit";
import { GenerationAnalytics } from "./generation/generation-section";
import { loadPage, noteDatabases } from "./load.server";
import { changeAdCosts } from "./money/cost-actions.server";
import { ConversionAnalytics } from "./site/conversion-section";
import { NowLine } from "./site/now-line";
import { Beneath, WebsiteAnalytics } from "./site/website-section";
import { SearchProvider } from "./state-link";

export const meta = adminTitle("Analytics");

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { db, analyticsDb, staff } = await requireStaff(request, context);
  const search = readReportSearch(new URL(request.url).searchParams, staff.timeZone);
  const companyZone = (await context.company()).timeZone;
  return loadPage({ db, analyticsDb }, search, { now: context.clock(), companyZone });
}

/** Notes on the time axis, and what ads have cost. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { form, db, actor, now, staff } = await requireStaffForm(request, context);
  const search = readReportSearch(new URL(request.url).searchParams, staff.timeZone);
  const backTo = ANALYTICS_PATH + searchText(search, { cost: null });
  const databases = noteDatabases(context, db);
  const intent = form.get("intent");
  if (AD_COST_INTENTS.some((one) => one === intent))
    return changeAdCosts({ request, form, db, actor, now, backTo });
  if (intent === DELETE_NOTE) {
    const { id } = requireInput(form, noteIdSchema);
    const change = async () => {
      await deleteNote(databases, { id, actor }, now);
      return { toast: { title: "Note deleted" } };
    };
    return makeChange({ request, form }, { failure: NOTE_FAILURES.delete, backTo, change });
  }
  if (intent !== ADD_NOTE) throw httpError(400, "This request is unknown.");
  const { input, invalid } = parseForm(form, noteSchema);
  if (!input) return invalid;
  const change = async () => {
    const at = timeOfNote(input.date, search.zone);
    await addNote(databases, { id: submissionId(form), at, text: input.text, actor }, now);
    return { toast: { title: "Note added" } };
  };
  return makeChange({ request, form }, { failure: NOTE_FAILURES.add, backTo, onOwnPage: true, change });
}

export default function AnalyticsPage() {
  const { search, page } = useLoaderData<typeof loader>();
  const { toCome } = page;
  const actions = toCome ? null : (
    <>
      <NowLine visitors={page.now} />
      <ExportMenu />
    </>
  );
  return (
    <SearchProvider value={search}>
      <PageHead title="Analytics" actions={actions}>
        {page.title}
      </PageHead>
      {toCome ? <FirstVisit toCome={toCome} /> : null}
      {toCome?.conversions ? null : (
        <FilterBar
          zones={page.zones}
          filters={page.filters}
          choices={page.range?.choices ?? []}
          dates={page.dates}
        />
      )}
      {toCome ? null : <WebsiteAnalytics page={page} />}
      {toCome?.conversions ? null : <ConversionAnalytics page={page} />}
      {toCome?.generation ? null : <GenerationAnalytics generation={page.generation} />}
      {toCome ? null : <Beneath page={page} />}
    </SearchProvider>
  );
}
