import { Brain, Lightbulb, Tag, Target, TrendingUp, User } from "lucide-react";
import { Icon } from "../../ui/icon";
import type { CategoryView } from "./list-view";

const ICONS = {
  brain: Brain,
  "trending-up": TrendingUp,
  target: Target,
  lightbulb: Lightbulb,
  user: User,
  tag: Tag,
};

/** A row of buttons above the articles. */
export function CategoryList({ categories }: { categories: CategoryView[] }) {
  return (
    <aside aria-labelledby="categories">
      <h2 id="categories" className="sr-only">
        Categories
      </h2>
      <ul className="flex flex-wrap gap-2">
        {categories.map((category) => (
          <li key={category.name}>
            <CategoryLink category={category} />
          </li>
        ))}
      </ul>
    </aside>
  );
}

function CategoryLink({ category: { name, postCount, icon, href, selected } }: { category: CategoryView }) {
  const ground = selected ? "bg-beam-soft font-semibold" : "hover:bg-hover not-hover:bg-surface";
  return (
    <a
      className={`grid min-h-control grid-cols-[auto_1fr_auto] items-center gap-2 rounded-md border border-line px-[0.8rem] py-[0.3rem] text-ui/[1.6] no-underline ${ground}`}
      href={href}
      aria-current={selected ? "true" : undefined}
    >
      <span className="text-ink-3">
        <Icon of={ICONS[icon]} size={18} />
      </span>
      <span>{name}</span>
      <span className="text-sm/[1.6] text-ink-3 tabular-nums">{postCount}</span>
    </a>
  );
}
