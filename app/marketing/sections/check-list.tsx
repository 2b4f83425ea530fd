import { Icon } from "../../web/art/art";

/** Short points with check marks, one below another. */
export function CheckList({ items }: { items: readonly string[] }) {
  return (
    <ul className="mt-[0.35rem] grid gap-[0.35rem] text-sm/[1.6] text-ink-2">
      {items.map((item) => (
        <li key={item} className="flex items-center gap-[0.45rem]">
          <Icon name="check" size={16} className="text-teal" />
          {item}
        </li>
      ))}
    </ul>
  );
}
