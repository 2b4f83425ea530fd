import { ExternalLink, RefreshCw, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { Badge } from "../../ui/badge";
import { Card } from "../../ui/card";
import { type Column, DataTable } from "../../ui/data/table";
import { ActionForm, RetryButton, SubmitButton } from "../../ui/forms/action-form";
import { buttonClass } from "../../ui/forms/button";
import { Switch } from "../../ui/forms/switch";
import { useAction } from "../../ui/forms/use-action";
import { Icon } from "../../ui/icon";
import { INDEXING_FAILURES, INDEXING_INTENTS } from "../indexing";
import type { IndexingView } from "./panel-view";
import { Posts } from "./posts-table";

/** Sitemap, search services, and the state of the newest posts in them. */
export function IndexingPanel({ view, isOwner }: { view: IndexingView; isOwner: boolean }) {
  const regenerate = useAction({
    failure: INDEXING_FAILURES.regenerate,
    intent: INDEXING_INTENTS.regenerate,
    preventScrollReset: true,
  });
  const isGenerating = regenerate.isBusy || view.sitemap.status === "generating";
  return (
    <section className="grid gap-5 pt-5" aria-labelledby="indexing">
      <h2 id="indexing" className="scroll-mt-32">
        SEO and indexing
      </h2>
      <div className="grid gap-5 lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]">
        <Sitemap view={view} regenerate={regenerate} isGenerating={isGenerating} />
        <Engines view={view} isOwner={isOwner} />
      </div>
      <div className="grid gap-5">
        <Posts view={view} isGenerating={isGenerating} />
        <Calls calls={view.calls} />
      </div>
    </section>
  );
}

type SitemapProps = { view: IndexingView; regenerate: ReturnType<typeof useAction>; isGenerating: boolean };

function Sitemap({ view: { sitemap }, regenerate, isGenerating }: SitemapProps) {
  const status = isGenerating ? "generating" : sitemap.status;
  const tone = { success: "ok", generating: "info", error: "danger" } as const;
  const isKnown = status !== "success" || sitemap.lastGenerated !== null;
  return (
    <Card title="Sitemap" aside={isKnown ? <Badge tone={tone[status]}>{status}</Badge> : undefined}>
      <div className="grid gap-3 text-sm" aria-live="polite">
        {sitemap.lastGenerated === null ? (
          <p className="text-ink-2">Not generated yet</p>
        ) : (
          <Generated sitemap={sitemap} at={sitemap.lastGenerated} />
        )}
        {sitemap.problems.length > 0 ? (
          <ul className="grid gap-1">
            {sitemap.problems.map(({ path, kind }) => (
              <li key={path + kind} className="flex gap-2">
                <span className="mt-[0.15rem] text-warn">
                  <Icon of={TriangleAlert} size={16} />
                </span>
                <span className="min-w-0 break-words">
                  <b>{path}</b> is {kind}
                </span>
              </li>
            ))}
          </ul>
        ) : null}
        <div className="flex flex-wrap items-center gap-2 border-t border-line pt-3">
          <ActionForm of={regenerate}>
            <input type="hidden" name="intent" value={INDEXING_INTENTS.regenerate} />
            <SubmitButton of={regenerate} size="sm" icon={RefreshCw} disabled={isGenerating}>
              Regenerate Sitemap
            </SubmitButton>
          </ActionForm>
          <a className={buttonClass({ variant: "ghost", size: "sm" })} href="/sitemap.xml">
            <Icon of={ExternalLink} size={16} />
            Open
          </a>
        </div>
      </div>
    </Card>
  );
}

function Generated({ sitemap, at }: { sitemap: IndexingView["sitemap"]; at: string }) {
  return (
    <>
      <p>
        <b className="figure text-[1.75rem]">{sitemap.urlCount}</b> URLs
      </p>
      <dl className="grid grid-cols-[7.5rem_1fr] gap-y-1">
        <dt className="text-ink-2">Last generated</dt>
        <dd>{at}</dd>
        <dt className="text-ink-2">Took</dt>
        <dd>{sitemap.took}</dd>
        <dt className="text-ink-2">Problems found</dt>
        <dd>{sitemap.problems.length}</dd>
      </dl>
    </>
  );
}

function Engines({ view, isOwner }: { view: IndexingView; isOwner: boolean }) {
  const { google, bing } = view.connected;
  return (
    <Card title="Search engines" flush folds>
      <ul className="text-sm">
        <Engine name="Google" text={google ? "Search Console, by service account" : "Through Search Console"}>
          <Connected is={google} />
        </Engine>
        <Engine name="Bing" text={bing ? "IndexNow, the key is at /indexnow.txt" : "Through IndexNow"}>
          <Connected is={bing} />
        </Engine>
        <Engine
          name="AI crawlers"
          text={view.aiCrawlers ? "robots.txt lets them read" : "robots.txt keeps them out"}
        >
          <CrawlerSwitch isAllowed={view.aiCrawlers} isOwner={isOwner} />
        </Engine>
      </ul>
    </Card>
  );
}

function Engine({ name, text, children }: { name: string; text: string; children: ReactNode }) {
  return (
    <li className="flex items-center justify-between gap-4 border-t border-line px-card py-3">
      <span className="grid">
        <b className="font-semibold">{name}</b>
        <span className="text-ink-2">{text}</span>
      </span>
      {children}
    </li>
  );
}

function Connected({ is }: { is: boolean }) {
  return <Badge tone={is ? "ok" : "neutral"}>{is ? "Connected" : "Not connected"}</Badge>;
}

function CrawlerSwitch({ isAllowed, isOwner }: { isAllowed: boolean; isOwner: boolean }) {
  const action = useAction({ failure: INDEXING_FAILURES.aiCrawlers, intent: INDEXING_INTENTS.aiCrawlers });
  const submitted = action.pending?.get("on");
  const shown = submitted === undefined ? isAllowed : submitted === "true";
  return (
    <ActionForm of={action} className="flex items-center gap-2">
      <input type="hidden" name="intent" value={INDEXING_INTENTS.aiCrawlers} />
      <input type="hidden" name="on" value={String(!isAllowed)} />
      <Switch
        checked={shown}
        label="AI crawlers may read the site"
        busy={action.isBusy}
        disabled={!isOwner}
      />
      <RetryButton of={action} />
    </ActionForm>
  );
}

const CALL_COLUMNS: Column<IndexingView["calls"][number]>[] = [
  { head: "Time", cellClass: "whitespace-nowrap", cell: ({ time }) => time },
  { head: "Sent", cell: ({ sent }) => sent },
  {
    head: "Answer",
    className: "text-right",
    cellClass: ({ isGood }) => `tabular-nums ${isGood ? "" : "font-semibold text-warn"}`,
    cell: ({ answer }) => answer,
  },
];

function Calls({ calls }: { calls: IndexingView["calls"] }) {
  if (calls.length === 0) return null;
  return (
    <Card
      title="IndexNow calls"
      aside={<span className="text-sm text-ink-2 max-sm:w-full">newest {calls.length}</span>}
      flush
      folds
    >
      <DataTable caption="IndexNow calls" columns={CALL_COLUMNS} rows={calls} keyOf={({ id }) => id} />
    </Card>
  );
}
