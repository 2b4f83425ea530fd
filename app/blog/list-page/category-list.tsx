import { Brain, Lightbulb, Tag, Target, TrendingUp, User } from "lucide-react";
import { Icon } from "../../ui/icon";
import type { CategoryView } from "./view";

const ICONS = {
  brain: Brain,
  "trending-up": TrendingUp,
  target: Target,
  lightbulb: Lightbulb,
  user: User,
  tag: Tag,
};

export function CategoryList({ categories }: { categories: CategoryView[] }) {
  return (
    <aside className="cats" aria-labelledby="categories">
      <h2 id="categories">Categories</h2>
      <ul>
        {categories.map(({ name, postCount, icon, href, selected }) => {
          return (
            <li key={name}>
              <a href={href} aria-current={selected ? "true" : undefined}>
                <Icon of={ICONS[icon]} size={18} />
                <span>{name}</span>
                <span className="n">{postCount}</span>
              </a>
            </li>
          );
        })}
      </ul>
    </aside>
  );
}
