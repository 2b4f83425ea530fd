import type { ReactNode } from "react";
import { badgeClass } from "../../ui/badge";
import { Signature } from "../../web/art/art";
import type { SignatureName } from "../../web/art/signature";

type PageHeroProps = {
  badge: string;
  signature?: SignatureName;
  title: string;
  lead: string;
  children?: ReactNode;
  /** An illustration, right of the text or below it. */
  picture?: ReactNode;
};

/** The head of an inner page: text left, product right. */
export function PageHero({ badge, signature, title, lead, children, picture }: PageHeroProps) {
  return (
    <section className={picture ? "ihero" : "ihero ihero-plain"}>
      <div className="wrap ihero-in">
        <div className="ihero-txt">
          <p className="ihero-badge">
            {signature ? <Signature name={signature} /> : null}
            <span className={badgeClass({ tone: "beam", size: "md" })}>{badge}</span>
          </p>
          <h1>{title}</h1>
          <p className="lead">{lead}</p>
          {children ? <div className="cta">{children}</div> : null}
        </div>
        {picture}
      </div>
    </section>
  );
}
