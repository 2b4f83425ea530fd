import { Icon } from "../../web/art/art";

type MoreLinkProps = {
  href: string;
  /** What is seen: "Learn More". */
  label: string;
  /** What a list of links needs beside it: "about PixlSEO". */
  about: string;
};

/** The link of a card, with its arrow. Its whole name is in the text, because ten links called "Learn More" say nothing. */
export function MoreLink({ href, label, about }: MoreLinkProps) {
  return (
    <a className="more" href={href}>
      <span>{label}</span>
      <span className="vh">{` ${about}`}</span>
      <Icon name="arrow-right" size={17} />
    </a>
  );
}
