import { buttonClass } from "../../ui/button";
import { Icon } from "../../web/art/art";
import { useSite } from "../../web/use-site";
import { HERO } from "../content/home";
import { Actions } from "../sections/section-head";
import { HeroMap } from "./hero-map";

export function Hero() {
  const { company } = useSite();
  return (
    <section className="relative overflow-clip">
      <div className="wrap pointer-events-none relative z-2 grid content-center pt-[calc(var(--spacing-header)+2.25rem)] pb-20 *:pointer-events-auto max-lg:pb-8 lg:min-h-[min(50rem,max(46rem,92svh))]">
        <h1 className="max-w-[8.6em] text-hero lg:text-[clamp(3.5rem,0.5rem+5.25vw,5.5rem)]">{HERO.title}</h1>
        <p className="lead mt-[1.6rem] max-w-[27em] text-ink lg:max-[84rem]:max-w-[21em]">
          {`${company.name} ${HERO.lead}`}
        </p>
        <Actions>
          <a className={buttonClass({ variant: "signal", size: "lg" })} href="/book-now" data-cta="home hero">
            See Live Demo
          </a>
          <a className={buttonClass({ variant: "ghost", size: "lg" })} href="#modules" data-cta="home hero">
            See what it does
            <Icon name="arrow-right" />
          </a>
        </Actions>
      </div>
      <HeroMap />
    </section>
  );
}
