import { CASE } from "../content/case";

export function Failures() {
  const { title, lead, items } = CASE.failures;
  return (
    <section className="dark-section py-section">
      <div className="wrap definition-list">
        <div className="grid content-start gap-[1.1rem]">
          <h2>{title}</h2>
          <p className="lead">{lead}</p>
        </div>
        <dl>
          {items.map((failure) => (
            <div key={failure.title}>
              <dt>{failure.title}</dt>
              <dd>{failure.text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
