type Answer = { question: string; answer: string; percent: number };

/** Questions with their answers in words, and the share of a yes as a bar across the width. */
export function Answers({ items }: { items: readonly Answer[] }) {
  return (
    <ul className="answers">
      {items.map(({ question, answer, percent }) => (
        <li key={question} style={{ "--share": `${percent}%` }}>
          {question} <span>{answer}</span>
        </li>
      ))}
    </ul>
  );
}

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
