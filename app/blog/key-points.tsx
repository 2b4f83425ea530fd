type KeyPointsProps = { points: string[]; rest?: string };

/** A post's key points; `rest` is the number of further ones. */
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
