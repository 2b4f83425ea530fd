type Step = { count: string; what: string; percent: number };

/** What is left of a number at each step, over bars of that share; the last step is the goal. */
export function Funnel({ steps, last }: { steps: readonly Step[]; last: Step }) {
  return (
    <ol className="funnel">
      {[...steps, last].map(({ count, what, percent }) => (
        <li key={what} style={{ "--share": `${percent}%` }}>
          <strong>{count}</strong> {what}
        </li>
      ))}
    </ol>
  );
}
