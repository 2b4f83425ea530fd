import { Icon } from "../../web/art/art";

type MoreLinkProps = {
  href: string;
  /** The visible text: "Learn More". */
  label: string;
  /** Completes the accessible name: "about PixlSEO". */
  about: string;
};

/** A card's link with an arrow. Its accessible name is complete, because ten links called "Learn More" are useless. */
export function MoreLink({ href, label, about }: MoreLinkProps) {
  return (
    <a className="more" href={href}>
      <span>{label}</span>
      <span className="vh">{` ${about}`}</span>
      <Icon name="arrow-right" size={17} />
    </a>
  );
}
