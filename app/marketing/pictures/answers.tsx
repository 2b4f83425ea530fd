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
