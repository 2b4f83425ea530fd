import { PRICING } from "../content/pricing";

const { title, items, agency } = PRICING.terms;

export function Terms() {
  return (
    <section className="py-section">
      <div className="wrap definition-list price-terms">
        <h2>{title}</h2>
        <dl>
          {items.map(({ question, answer }) => (
            <div key={question}>
              <dt>{question}</dt>
              <dd>{answer}</dd>
            </div>
          ))}
          <div>
            <dt>{agency.question}</dt>
            <dd>
              {agency.answer} <a href="/white-label#contact">{agency.link}</a>; your clients never see it.
            </dd>
          </div>
        </dl>
      </div>
    </section>
  );
}
