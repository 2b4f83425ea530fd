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

/** Beside the articles a list with hairlines, above them a row of buttons. */
export function CategoryList({ categories }: { categories: CategoryView[] }) {
  return (
    <aside
      className="grid content-start gap-3 max-lg:order-first lg:sticky lg:top-24 lg:self-start"
      aria-labelledby="categories"
    >
      <h2 id="categories" className="text-[1.25rem] max-lg:hidden">
        Categories
      </h2>
      <ul className="max-lg:flex max-lg:flex-wrap max-lg:gap-2 lg:border-t lg:border-ink">
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
  const ground = selected ? "bg-beam-soft font-semibold" : "hover:bg-hover max-lg:not-hover:bg-surface";
  return (
    <a
      className={`grid grid-cols-[auto_1fr_auto] items-center border-line py-[0.3rem] no-underline max-lg:min-h-control max-lg:gap-2 max-lg:rounded-md max-lg:border max-lg:px-[0.8rem] max-lg:text-ui/[1.6] lg:min-h-11.5 lg:gap-3 lg:border-b lg:px-2 lg:text-[1rem] ${ground}`}
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
