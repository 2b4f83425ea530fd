type SectionHeadProps = {
  title: string;
  lead?: string;
  /** False if what follows brings its own distance. */
  spaced?: boolean;
};

/** A section's heading, on wide screens with at most one sentence next to it. */
export function SectionHead({ title, lead, spaced = true }: SectionHeadProps) {
  return (
    <div
      className={`grid items-end gap-x-12 gap-y-4 min-[60rem]:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] ${spaced ? "mb-block" : ""}`.trim()}
    >
      <h2>{title}</h2>
      {lead === undefined ? null : <p className="lead min-[60rem]:pb-[0.35rem]">{lead}</p>}
    </div>
  );
}
