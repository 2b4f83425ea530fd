import { buttonClass } from "../../ui/forms/button";
import { Actions } from "./section-head";

type CallToActionProps = { label: string; place: string };

/** The two links at the end of inner pages: the demo, with the page's own label, and the contact page. */
export function CallToAction(props: CallToActionProps) {
  return (
    <Actions>
      <DemoAndContact {...props} />
    </Actions>
  );
}

export function DemoAndContact({ label, place }: CallToActionProps) {
  return (
    <>
      <a className={buttonClass({ variant: "signal", size: "lg" })} href="/book-now" data-cta={place}>
        {label}
      </a>
      <a className={buttonClass({ size: "lg" })} href="/contact" data-cta={place}>
        Start Growing Today
      </a>
    </>
  );
}
