import { buttonClass } from "../../ui/button";
/** The two links at the end of inner pages: the demo, with the page's own label, and the contact page. */
export function CallToAction({ label, place }: { label: string; place: string }) {
  return (
    <div className="cta">
      <a className={buttonClass({ variant: "signal", size: "lg" })} href="/book-now" data-cta={place}>
        {label}
      </a>
      <a className={buttonClass({ size: "lg" })} href="/contact" data-cta={place}>
        Start Growing Today
      </a>
    </div>
  );
}
