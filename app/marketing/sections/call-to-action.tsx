/** The two links at the end of inner pages: the demo, with the page's own label, and the contact page. */
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
