import type { LinksFunction } from "@remix-run/cloudflare";
import { RESULTS_NOTE } from "../../copy/claim";
import { buttonClass } from "../../ui/forms/button";
import { Icon } from "../../web/art/art";
import { metaOf } from "../../web/meta";
import { useSite } from "../../web/use-site";
import { ContactSection } from "../contact/contact-section";
import { HERO, PROOF } from "../content/home";
import { ScaleBar } from "../sections/figure-band";
import { Actions } from "../sections/section-head";
import { HeroDays } from "./hero-days";
import { HeroMap } from "./hero-map";
import homeStyles from "./home.css?url";
import { Industries } from "./industries";
import { Journey } from "./journey";
import { ModuleCards } from "./module-cards";
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

/** On a phone the days stand below the map, which so is in the first view. */
export function Hero() {
  const { company } = useSite();
  return (
    <section className="hero relative overflow-clip max-sm:flex max-sm:flex-col max-sm:pt-under-header">
      <div className="wrap pointer-events-none relative z-2 grid content-center pt-[calc(var(--spacing-header)+2.25rem)] pb-20 *:pointer-events-auto max-lg:pb-8 max-sm:contents max-sm:*:mx-gutter lg:min-h-[min(50rem,max(46rem,92svh))]">
        <h1 className="max-w-[8.6em] text-hero lg:text-[clamp(3.5rem,0.5rem+5.25vw,5.5rem)]">{HERO.title}</h1>
        <p className="lead mt-[1.6rem] max-w-[27em] text-ink lg:max-[84rem]:max-w-[21em]">
          {`${company.name} ${HERO.lead}`}
        </p>
        <Actions>
          <a className={buttonClass({ variant: "signal", size: "lg" })} href="/book-now" data-cta="home hero">
            See Live Demo
          </a>
          <a className={buttonClass({ variant: "outline", size: "lg" })} href="#modules" data-cta="home hero">
            See What It Does
            <Icon name="arrow-right" />
          </a>
        </Actions>
        <HeroDays />
      </div>
      <HeroMap />
    </section>
  );
}

/** Five figures in a row; on phones one under another. Smaller than what the map above them shows. */
function Proof() {
  return (
    <section className="relative z-3 bg-paper" aria-label="Results">
      <div className="wrap">
        <ScaleBar />
        <ul className="pt-2 sm:grid sm:grid-cols-5 sm:gap-x-gap sm:pt-5">
          {PROOF.map(({ value, label }) => (
            <li
              key={label}
              className="grid gap-[0.1rem] border-line max-sm:grid-cols-[5.5rem_1fr] max-sm:items-baseline max-sm:py-[0.35rem] max-sm:not-first:border-t"
            >
              <strong className="font-display text-[1.5rem] leading-[1.05] font-[560] tracking-[-0.015em]">
                {value}
              </strong>
              <span className="text-sm/[1.6] text-ink-2">{label}</span>
            </li>
          ))}
        </ul>
        <p className="pt-3 text-sm/[1.6] text-ink-3">{RESULTS_NOTE}</p>
      </div>
    </section>
  );
}
