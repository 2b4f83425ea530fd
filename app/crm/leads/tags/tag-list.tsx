import { Badge } from "../../../ui/badge";

type TagListProps = {
  tags: string[];
  /** How many of them are shown; of the others only their number. */
  shown: number;
};

/** A lead's tags in a list of leads, on one line; whole for the pointer. */
export function TagList({ tags, shown }: TagListProps) {
  if (tags.length === 0) return null;
  const more = tags.length - shown;
  return (
    <ul className="flex min-w-0 items-center gap-1" aria-label="Tags" title={tags.join(", ")}>
      {tags.slice(0, shown).map((tag) => (
        <li key={tag} className="flex min-w-0">
          <Badge tone="line" className="min-w-0">
            <span className="truncate">{tag}</span>
          </Badge>
        </li>
      ))}
      {more > 0 ? (
        <li className="flex-none text-xs text-ink-2 tabular-nums">
          +{more}
          <span className="sr-only"> more</span>
        </li>
      ) : null}
    </ul>
  );
}
