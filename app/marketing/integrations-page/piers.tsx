import { Art, Icon } from "../../web/art/art";
import type { Picture } from "../../web/art/picture";
import { useSite } from "../../web/use-site";
import { INTEGRATION_SERVICES, INTEGRATIONS } from "../content/integrations";
import { SectionHead } from "../sections/section-head";

const SHORE = "M54 0C49 9 58 16 54 25S50 41 55 50 49 66 53 75 58 90 52 100";
/** Water left and land right, with a shore that all four piers cross; stretched to any size. */
const COAST: Picture = {
  viewBox: "0 0 100 100",
  preserveAspectRatio: "none",
  label: null,
  body: `<rect class="fill-land" width="100" height="100"/><path class="fill-water" d="${SHORE}H0V0z"/>`,
};

/** The kinds of connection: in words, and as piers from the systems outside through a door to what we keep of them. */
export function Piers() {
  const { company } = useSite();
  return (
    <section className="py-section">
      <div className="wrap">
        <SectionHead title={INTEGRATIONS.services} />
        <div className="piers">
          <Art picture={COAST} />
          <p className="pier-heads" aria-hidden="true">
            Your systems <span>{company.name}</span>
          </p>
          {INTEGRATION_SERVICES.map((service) => (
            <article key={service.title} className="pier-row">
              <div className="grid content-center gap-2 border-line">
                <h3>{service.title}</h3>
                <p className="max-w-[34em] text-[1rem] text-ink-2">{service.text}</p>
                <ul className="flex flex-wrap gap-x-[1.15rem] gap-y-[0.35rem] text-sm/[1.6] text-ink-2">
                  {service.examples.map((item) => (
                    <li key={item} className="flex items-center gap-[0.4rem]">
                      <Icon name="check" size={16} className="text-teal" />
                      {item}
                    </li>
                  ))}
                </ul>
              </div>
              <Pier {...service} />
            </article>
          ))}
        </div>
      </div>
    </section>
  );
}

type PierProps = Pick<(typeof INTEGRATION_SERVICES)[number], "connects" | "systems" | "ways" | "here">;

function Pier({ connects, systems, ways, here }: PierProps) {
  return (
    <div className="pier" role="img" aria-label={connects}>
      <ul className="flex flex-wrap gap-[0.35rem]">
        {systems.map((system) => (
          <li key={system}>{system}</li>
        ))}
      </ul>
      <div>
        {Object.entries(ways).map(([way, what]) => (
          <p key={way} className={`pier-${way}`}>
            {what}
          </p>
        ))}
      </div>
      <strong>{here}</strong>
    </div>
  );
}
