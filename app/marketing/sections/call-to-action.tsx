import { buttonClass } from "../../ui/forms/button";
import { Actions } from "./section-head";

type CallToActionProps = {
  /** Of the link to the demo, and of the one to the contact page. */
  label: string;
  second?: string;
  place: string;
};

/** The two links in the hero and at the end of inner pages: the demo, by the page's own label, and the contact page. */
export function CallToAction(props: CallToActionProps) {
  return (
    <Actions>
      <DemoAndContact {...props} />
    </Actions>
  );
}

export function DemoAndContact({ label, second = "Start Growing Today", place }: CallToActionProps) {
  return (
    <>
      <a className={buttonClass({ variant: "signal", size: "lg" })} href="/book-now" data-cta={place}>
        {label}
      </a>
      <a className={buttonClass({ size: "lg" })} href="/contact" data-cta={place}>
        {second}
      </a>
    </>
  );
}
