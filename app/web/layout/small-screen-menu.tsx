import { MENUS, type Menu, PLAIN_LINKS, pagesOf } from "../../copy/navigation";
import { Icon, Signature } from "../art/art";
import { GroupTitle, NavLink } from "./nav-link";

/** A link of the panel, 48 px high. */
const LINK =
  "flex min-h-12 items-center border-line font-display text-[1.125rem]/[1.2] font-[560] no-underline underline-offset-[0.3em] aria-[current]:underline";
const ROW = `${LINK} justify-between border-b`;
const CELL = `${LINK} justify-center rounded-md border`;

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
        className="fixed inset-x-0 top-header bottom-0 overflow-auto overscroll-contain border-t border-line bg-paper px-gutter pt-3 pb-24 [scroll-padding:0.5rem]"
        aria-label="All pages"
      >
        {/* First, since most owners look for the price, and would have to scroll for it. */}
        <ul className="grid grid-cols-2 gap-x-4">
          {PLAIN_LINKS.map(({ label, href }) => (
            <li key={href}>
              <NavLink href={href} className={CELL}>
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
        {MENUS.map((menu) => (
          <Group key={menu.label} menu={menu} />
        ))}
        <NavLink href="/book-now" className={ROW}>
          Book Demo
        </NavLink>
      </nav>
    </details>
  );
}

/** The title is a 44 px touch target, which does not move it. Names alone stand in two columns. */
function Group({ menu }: { menu: Menu }) {
  const hasSignatures = menu.items.some(({ signature }) => signature);
  return (
    <section>
      <GroupTitle className="pt-5 pb-[0.35rem]">
        <NavLink
          href={menu.href}
          pages={pagesOf(menu)}
          className="-my-[0.9rem] flex min-h-[44px] items-center underline underline-offset-[0.3em] aria-[current]:font-semibold aria-[current]:text-ink"
        >
          {menu.label}
        </NavLink>
      </GroupTitle>
      <ul className={hasSignatures ? "" : "grid grid-cols-2 gap-x-4"}>
        {menu.items.map((item) => (
          <li key={item.href} className={hasSignatures ? "" : "last:col-span-full"}>
            <NavLink href={item.href} className={ROW}>
              {item.label} {item.signature ? <Signature name={item.signature} /> : null}
            </NavLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
