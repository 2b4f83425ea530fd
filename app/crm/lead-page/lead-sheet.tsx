import { Link, useSearchParams } from "@remix-run/react";
import { Phone } from "lucide-react";
import { Avatar } from "../../ui/avatar";
import { ButtonLink } from "../../ui/button";
import { Sheet } from "../../ui/dialog";
import { Empty } from "../../ui/empty";
import { Tabs } from "../../ui/tabs";
import { listSearch } from "../lead-filters";
import { PriorityBadge, StatusBadge } from "../parts/lead-badges";
import { LEADS_PATH, leadPath } from "../paths";
import { ContactFacts, LeadMetrics } from "./facts";
import type { Duplicate, LeadView, NoteItem } from "./lead-data";
import { Timeline, type TimelinePage } from "./timeline";

type LeadSheetProps = {
  lead: LeadView;
  timeline: TimelinePage | null;
  notes: NoteItem[];
  duplicates: Duplicate[];
};

/** A lead over the list; it stands in the server's page, too. */
export function LeadSheet({ lead, timeline, notes, duplicates }: LeadSheetProps) {
  const [params] = useSearchParams();
  return (
    <Sheet
      title={lead.name}
      description={[lead.companyName, lead.industry].filter(Boolean).join(", ")}
      lead={<Avatar name={lead.name} />}
      closeTo={LEADS_PATH + listSearch(params)}
      actions={
        <>
          <StatusBadge status={lead.status} />
          <PriorityBadge priority={lead.priority} />
          <span className="sp" />
          {lead.callTo ? (
            <ButtonLink to={lead.callTo} size="sm" icon={Phone}>
              Call
            </ButtonLink>
          ) : null}
        </>
      }
    >
      <div className="sheet-main">
        <Duplicates duplicates={duplicates} />
        <section className="panel">
          <h3>Project description</h3>
          <p className="prose prewrap">{lead.projectDescription || "None"}</p>
        </section>
        <section className="panel">
          <Tabs
            label="About this lead"
            tabs={[
              {
                id: "activities",
                label: "Activities",
                count: timeline?.all ?? 0,
                panel: <Timeline timeline={timeline} />,
              },
              { id: "notes", label: "Notes", count: notes.length, panel: <Notes notes={notes} /> },
            ]}
          />
        </section>
      </div>
      <div className="sheet-side">
        <ContactFacts lead={lead} />
        <LeadMetrics lead={lead} />
      </div>
    </Sheet>
  );
}

function Duplicates({ duplicates }: { duplicates: Duplicate[] }) {
  if (duplicates.length === 0) return null;
  return (
    <section className="notice" aria-labelledby="duplicates-title">
      <h3 id="duplicates-title">Possible duplicates</h3>
      <ul>
        {duplicates.map(({ id, label, shares }) => (
          <li key={id}>
            <Link to={leadPath(id)} preventScrollReset>
              {label}
            </Link>{" "}
            ({shares})
          </li>
        ))}
      </ul>
    </section>
  );
}

function Notes({ notes }: { notes: NoteItem[] }) {
  if (notes.length === 0) return <Empty title="No notes yet" />;
  return (
    <ul className="notes">
      {notes.map((note) => (
        <li key={note.id}>
          <p className="prewrap">{note.content}</p>
          <time dateTime={note.createdAt}>{note.createdText}</time>
        </li>
      ))}
    </ul>
  );
}
