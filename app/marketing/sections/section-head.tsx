/** A section's heading, on wide screens with at most one sentence next to it. */
export function SectionHead({ title, lead, className = "" }: SectionHeadProps) {
  return (
    <div className={`sec-head ${className}`.trim()}>
      <h2>{title}</h2>
      {lead === undefined ? null : <p className="lead">{lead}</p>}
    </div>
  );
}

type SectionHeadProps = { title: string; lead?: string; className?: string };
