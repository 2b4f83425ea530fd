import type { LinksFunction } from "@remix-run/cloudflare";
import { metaOf } from "../../web/meta";
import { ContactSection } from "../contact/contact-section";
import { Hero } from "./hero";
import homeStyles from "./home.css?url";
import { Industries } from "./industries";
import { Journey } from "./journey";
import { ModuleCards } from "./module-cards";
import { Proof } from "./proof";
import { Testimonials } from "./testimonials";

export const meta = metaOf(({ company }) => ({
  path: "/",
  title: `${company.name}: local search, paid media and direct mail in one place`,
  description: `${company.name} runs local search, paid media and direct mail for local and multi-location businesses, and shows what each dollar brought in.`,
  keywords: ["local SEO", "paid media management", "direct mail marketing", "multi-location marketing"],
}));

export const links: LinksFunction = () => [{ rel: "stylesheet", href: homeStyles }];

export default function HomePage() {
  return (
    <>
      <Hero />
      <Proof />
      <ModuleCards />
      <Industries />
      <Journey />
      <Testimonials />
      <ContactSection title="Tell us where you want to be found." level="h2" />
    </>
  );
}
