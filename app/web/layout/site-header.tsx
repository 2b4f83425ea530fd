import { useLocation } from "@remix-run/react";
import { MENUS, type Menu, type MenuItem } from "../../marketing/content/navigation";
import { buttonClass } from "../../ui/button";
import { Mark } from "../../ui/logo";
import { Icon, Signature } from "../art/art";
import { useSite } from "../use-site";

/** Smaller on phones, and not there with letters so large that the menu needs the room; it has the same link. */
const BOOK_DEMO = buttonClass({
  variant: "ink",
  className: "max-lg:min-h-10 max-lg:px-[min(0.9rem,3vw)] max-[16rem]:hidden",
});

/** Menus open on hover and focus by CSS alone; below 1024 px the same links are in a `<details>`. */
export function SiteHeader() {
  return (
    <header className="hdr">
      <div className="hdr-ground" />
      <div className="wrap hdr-in">
        <Brand />
        <nav aria-label="Main">
          <ul className="nav">
            {MENUS.map((menu) => (
              <DesktopMenu key={menu.label} menu={menu} />
            ))}
            <li>
              <NavLink href="/about">About</NavLink>
            </li>
          </ul>
        </nav>
        <div className="hdr-cta">
          <a className={BOOK_DEMO} href="/book-now" data-cta="header">
            Book Demo
          </a>
          <SmallScreenMenu />
        </div>
      </div>
    </header>
  );
}

export function Brand() {
  const { company } = useSite();
  return (
    <a className="logo" href="/" aria-label={`${company.name}, home`}>
      <Mark />
      <span>{company.name}</span>
    </a>
  );
}

function NavLink({ href, children }: { href: string; children: React.ReactNode }) {
  const here = useLocation().pathname === href;
  return (
    <a href={href} aria-current={here ? "page" : undefined}>
      {children}
    </a>
  );
}

function DesktopMenu({ menu }: { menu: Menu }) {
  const isWide = menu.items.length > 4;
  return (
    <li>
      <NavLink href={menu.href}>
        {menu.label} <Icon name="chevron-down" size={16} />
      </NavLink>
      <div className="menu">
        <div className={isWide ? "menu-in two" : "menu-in"}>
          {menu.items.map((item, index) => (
            <MenuLink key={item.href} item={item} isLast={isWide && index === menu.items.length - 1} />
          ))}
        </div>
      </div>
    </li>
  );
}

/** The last item of the wide menu gets its own row. */
function MenuLink({ item, isLast }: { item: MenuItem; isLast: boolean }) {
  return (
    <a href={item.href} className={isLast ? "wide" : undefined}>
      <strong>
        {item.label} {item.signature ? <Signature name={item.signature} /> : null}
        {isLast ? <Icon name="arrow-right" size={16} /> : null}
      </strong>
      <span>{item.note}</span>
    </a>
  );
}

function SmallScreenMenu() {
  return (
    <details className="mnav">
      <summary aria-label="Menu">
        <Icon name="menu" size={24} className="i-open" />
        <Icon name="x" size={24} className="i-close" />
      </summary>
      <nav className="mnav-panel" aria-label="All pages">
        {MENUS.map((menu) => (
          <section key={menu.label}>
            <h2 className="fh">
              <NavLink href={menu.href}>{menu.label}</NavLink>
            </h2>
            <ul>
              {menu.items.map((item) => (
                <li key={item.href}>
                  <NavLink href={item.href}>
                    {item.label} {item.signature ? <Signature name={item.signature} /> : null}
                  </NavLink>
                </li>
              ))}
            </ul>
          </section>
        ))}
        <ul>
          <li>
            <NavLink href="/about">About</NavLink>
          </li>
          <li>
            <NavLink href="/book-now">Book Demo</NavLink>
          </li>
        </ul>
      </nav>
    </details>
  );
}
