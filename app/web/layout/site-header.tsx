import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { MENUS, type Menu, type MenuItem, PLAIN_LINKS, pagesOf } from "../../copy/navigation";
import { buttonClass } from "../../ui/forms/button";
import { Icon, Signature } from "../art/art";
import { useSite } from "../use-site";
import { Brand, NavLink } from "./nav-link";
import { SmallScreenMenu } from "./small-screen-menu";

/** Smaller on phones, and not there with letters so large that the menu needs the room; it has the same link. */
const HEADER_BUTTON = ({ variant }: { variant: "ink" | "outline" }) =>
  buttonClass({ variant, className: "max-lg:min-h-10 max-lg:px-[min(0.9rem,3vw)] max-[16rem]:hidden" });

/** Menus open on hover and focus by CSS alone; below 1024 px the same links are in a `<details>`. */
export function SiteHeader() {
  return (
    <header className="fixed inset-x-0 top-0 z-50 h-header">
      <div className="header-ground absolute inset-0" />
      <div className="wrap relative flex h-full items-center gap-[0.35rem] lg:gap-10">
        <Brand />
        <nav aria-label="Main">
          <ul className="header-nav flex gap-1 max-lg:hidden">
            {MENUS.map((menu) => (
              <DesktopMenu key={menu.label} menu={menu} />
            ))}
            {PLAIN_LINKS.map(({ label, href }) => (
              <li key={href} className="group/menu">
                <MenuLabel href={href}>{label}</MenuLabel>
              </li>
            ))}
          </ul>
        </nav>
        <div className="ml-auto flex items-center gap-[0.35rem] lg:gap-3">
          <HeaderButton />
          <SmallScreenMenu />
        </div>
      </div>
    </header>
  );
}

/** Who has a demo may call. */
function HeaderButton() {
  const { phone } = useSite().company;
  return useLocation().pathname.startsWith("/booking/") ? (
    <a className={HEADER_BUTTON({ variant: "outline" })} href={phone.href}>
      {phone.label}
    </a>
  ) : (
    <NavLink className={HEADER_BUTTON({ variant: "ink" })} href="/book-now" data-cta="header">
      Book Demo
    </NavLink>
  );
}

type MenuLabelProps = { href: string; pages?: readonly string[]; children: ReactNode };

function MenuLabel({ href, pages, children }: MenuLabelProps) {
  return (
    <NavLink
      href={href}
      pages={pages}
      className="flex items-center gap-[0.3rem] rounded-md px-[0.8rem] py-[0.65rem] text-ui/[1.6] font-medium no-underline underline-offset-[0.35em] group-hover/menu:bg-ink/6 focus-visible:bg-ink/6 aria-[current]:underline"
    >
      {children}
    </NavLink>
  );
}

function DesktopMenu({ menu }: { menu: Menu }) {
  const { length } = menu.items;
  const isWide = length > 4;
  return (
    <li className="group/menu relative">
      <MenuLabel href={menu.href} pages={pagesOf(menu)}>
        {menu.label}{" "}
        <Icon
          name="chevron-down"
          size={16}
          className="text-ink-3 transition-[rotate] duration-(--dur-2) group-hover/menu:rotate-180"
        />
      </MenuLabel>
      <div className="header-menu absolute top-full -left-1 pt-[0.6rem]">
        <div
          className={`rounded-lg border border-line bg-raised p-2 shadow-lg ${isWide ? "grid min-w-[35rem] grid-cols-2" : "min-w-[21rem]"}`}
        >
          {menu.items.map((item, index) => (
            <MenuLink
              key={item.href}
              item={item}
              isAlone={isWide && length % 2 === 1 && index === length - 1}
            />
          ))}
        </div>
      </div>
    </li>
  );
}

/** An odd last item of a wide menu gets its own row. */
function MenuLink({ item, isAlone }: { item: MenuItem; isAlone: boolean }) {
  return (
    <NavLink
      href={item.href}
      className={`grid gap-[0.1rem] px-[0.8rem] pb-[0.7rem] no-underline hover:bg-beam-soft focus-visible:bg-beam-soft aria-[current]:bg-beam-soft ${isAlone ? "col-span-full mt-[0.35rem] rounded-b-md border-t border-line pt-[0.85rem]" : "rounded-md pt-[0.7rem]"}`}
    >
      <strong className="flex items-center justify-between gap-4 text-ui/[1.6] font-semibold">
        {item.label} {item.signature ? <Signature name={item.signature} /> : null}
        {isAlone ? <Icon name="arrow-right" size={16} /> : null}
      </strong>
      <span className="text-sm/[1.4] text-ink-2">{item.note}</span>
    </NavLink>
  );
}
