type KeyPointsProps = { points: string[]; rest?: string };

/** Key points of a post; `rest` says how many more there are. */
export function KeyPoints({ points, rest }: KeyPointsProps) {
  if (points.length === 0) return null;
  return (
    <ul className="points">
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
      {rest ? <li className="rest">{rest}</li> : null}
    </ul>
  );
}
