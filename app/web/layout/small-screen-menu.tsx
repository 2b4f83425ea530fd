import { MENUS, type Menu, PLAIN_LINKS, pagesOf } from "../../copy/navigation";
import { Icon, Signature } from "../art/art";
import { GroupTitle, NavLink } from "./nav-link";

/** A row of the panel, 48 px high. */
const ROW =
  "flex min-h-12 items-center justify-between border-b border-line font-display text-[1.25rem]/[1.2] font-[560] no-underline underline-offset-[0.3em] aria-[current]:underline";

/** The header's links below 1024 px, in a `<details>` that covers the page. */
export function SmallScreenMenu() {
  return (
    <details className="header-panel group lg:hidden">
      <summary
        className="-mr-[0.6rem] grid size-[44px] cursor-pointer list-none place-items-center rounded-md [&::-webkit-details-marker]:hidden"
        aria-label="Menu"
      >
        <Icon name="menu" size={24} className="group-open:hidden" />
        <Icon name="x" size={24} className="hidden group-open:block" />
      </summary>
      <nav
        className="fixed inset-x-0 top-header bottom-0 overflow-auto overscroll-contain border-t border-line bg-paper px-gutter pt-2 pb-24"
        aria-label="All pages"
      >
        {MENUS.map((menu) => (
          <Group key={menu.label} menu={menu} />
        ))}
        <ul>
          {[...PLAIN_LINKS, { label: "Book Demo", href: "/book-now" }].map(({ label, href }) => (
            <li key={href}>
              <NavLink href={href} className={ROW}>
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
    </details>
  );
}

/** The title is a 44 px touch target, which does not move it. */
function Group({ menu }: { menu: Menu }) {
  return (
    <section>
      <GroupTitle className="pt-[1.4rem] pb-[0.35rem]">
        <NavLink
          href={menu.href}
          pages={pagesOf(menu)}
          className="-my-[0.9rem] flex min-h-[44px] items-center underline underline-offset-[0.25em] aria-[current]:font-semibold aria-[current]:text-ink"
        >
          {menu.label}
        </NavLink>
      </GroupTitle>
      <ul>
        {menu.items.map((item) => (
          <li key={item.href}>
            <NavLink href={item.href} className={ROW}>
              {item.label} {item.signature ? <Signature name={item.signature} /> : null}
            </NavLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
