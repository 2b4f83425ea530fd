import { useLocation } from "@remix-run/react";
import { CONTACT_PAGES } from "../../copy/contact";
import { FOOTER, LEGAL_LINKS } from "../../copy/navigation";
import { ArtFile } from "../art/art";
import { HORIZON_FILES } from "../art/files";
import { HORIZON } from "../art/lighthouse";
import { ThemeSwitch } from "../theme/theme-switch";
import { useSite } from "../use-site";
import { Brand, GroupTitle, NavLink } from "./nav-link";

export function SiteFooter() {
  const { company } = useSite();
  return (
    <footer className="below-fold relative overflow-clip border-t border-line">
      <div className="wrap grid grid-cols-2 gap-x-8 gap-y-7 pt-[clamp(2rem,5vw,4.5rem)] pb-6 md:gap-y-10 md:pb-10 md:grid-cols-4 lg:grid-cols-[2fr_1fr_1.15fr_1fr_1fr]">
        <Office />
        {FOOTER.map((group) => (
          <nav key={group.title} aria-label={group.title}>
            <GroupTitle className="mb-2">{group.title}</GroupTitle>
            <ul>
              {group.links.map((link) => (
                <li key={link.label}>
                  <FooterLink href={link.href}>{link.label}</FooterLink>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      {/* Keeps its height on narrow screens, so that the light does not shrink to a dot. */}
      <div className="[&>img]:h-24 md:[&>img]:h-[120px]">
        <ArtFile picture={HORIZON} files={HORIZON_FILES} />
      </div>
      {/* Leaves room for the bar with the phone button at the end of the page. */}
      <div className="wrap flex flex-wrap items-center gap-x-6 gap-y-2 pt-5 pb-20 text-sm/[1.6] text-ink-3 lg:pb-6">
        <p className="mr-auto max-lg:w-full">© 2024 {company.name}</p>
        {LEGAL_LINKS.map((link) => (
          <NavLink
            className="py-[0.3rem] no-underline hover:underline aria-[current]:underline"
            key={link.href}
            href={link.href}
          >
            {link.label}
          </NavLink>
        ))}
        <ThemeSwitch />
      </div>
    </footer>
  );
}

function Office() {
  const { office, phone, email, tagline } = useSite().company;
  return (
    <div className="col-span-full grid max-w-[22rem] content-start gap-4 text-ui/[1.6] text-ink-2 lg:col-auto">
      <Brand className="justify-self-start text-ink" />
      <p className="text-ui">{tagline}</p>
      <address className="not-italic">
        {office.street}
        <br />
        {office.city}, {office.region}
        <br />
        <a className="inline-block py-[0.3rem]" href={phone.href}>
          {phone.label}
        </a>
        <br />
        <a className="inline-block py-[0.3rem] wrap-anywhere" href={`mailto:${email}`}>
          {email}
        </a>
      </address>
    </div>
  );
}

function FooterLink({ href, children }: { href: string; children: string }) {
  const { pathname } = useLocation();
  // On /book-now the contact section is only about the demo.
  const hasContactSection = pathname !== "/book-now" && CONTACT_PAGES.some((page) => page === pathname);
  return (
    <NavLink
      className="inline-block py-[0.3rem] text-ui/[1.6] no-underline hover:underline aria-[current]:underline"
      href={href === "#contact" && !hasContactSection ? "/contact" : href}
      page={href === "#contact" ? "/contact" : href}
    >
      {children}
    </NavLink>
  );
}
