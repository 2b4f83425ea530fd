/** The two ways on that inner pages offer: the demo under the page's own label, and the contact page. */
export function CallToAction({ label, place }: { label: string; place: string }) {
  return (
    <div className="cta">
      <a className="btn btn-signal btn-lg" href="/book-now" data-cta={place}>
        {label}
      </a>
      <a className="btn btn-lg" href="/contact" data-cta={place}>
        Start Growing Today
      </a>
    </div>
  );
}
