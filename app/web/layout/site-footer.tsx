import { useLocation } from "@remix-run/react";
import { CONTACT_PAGES } from "../../marketing/content/contact";
import { FOOTER, LEGAL_LINKS } from "../../marketing/content/navigation";
import { ArtFile } from "../art/art";
import { HORIZON_FILE } from "../art/files";
import { HORIZON } from "../art/horizon";
import { useSite } from "../use-site";
import { Brand } from "./site-header";

export function SiteFooter() {
  const { company } = useSite();
  const { office } = company;
  return (
    <footer className="ftr">
      <div className="wrap ftr-in">
        <div className="ftr-brand">
          <Brand />
          <p className="text-ui text-ink-2">{company.tagline}</p>
          <address>
            {office.street}
            <br />
            {office.city}, {office.region}
          </address>
        </div>
        {FOOTER.map((group) => (
          <nav key={group.title} aria-label={group.title}>
            <h2 className="fh">{group.title}</h2>
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
      <ArtFile picture={HORIZON} file={HORIZON_FILE} />
      <div className="wrap ftr-end">
        <p>© 2024 {company.name}</p>
        {LEGAL_LINKS.map((link) => (
          <a key={link.href} href={link.href}>
            {link.label}
          </a>
        ))}
      </div>
    </footer>
  );
}

function FooterLink({ href, children }: { href: string; children: string }) {
  const { pathname } = useLocation();
  // On /book-now the contact section is only about the demo.
  const hasContactSection = pathname !== "/book-now" && CONTACT_PAGES.some((page) => page === pathname);
  return <a href={href === "#contact" && !hasContactSection ? "/contact" : href}>{children}</a>;
}
