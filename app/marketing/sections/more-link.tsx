import { cva } from "class-variance-authority";
import { Icon } from "../../web/art/art";

type MoreLinkProps = {
  href: string;
  /** The visible text: "Learn More". */
  label: string;
  /** Completes the accessible name: "about PixlSEO". */
  about: string;
  /** Makes the whole card clickable; the card needs `cardLink`. */
  fillsCard?: boolean;
};

/** A card that is clickable as a whole: it shows the focus of the link inside. */
export const cardLink =
  "relative has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-focus";

const link = cva(
  "screen-only group/more inline-flex items-center gap-[0.45rem] text-ui/[1.6] font-semibold whitespace-nowrap no-underline hover:text-signal-text max-[16rem]:whitespace-normal",
  {
    variants: {
      fillsCard: { true: "after:absolute after:inset-0 focus-visible:outline-0" },
    },
  },
);

/** A card's link with an arrow. Its accessible name is complete, because ten links called "Learn More" are useless. */
export function MoreLink({ href, label, about, fillsCard = false }: MoreLinkProps) {
  return (
    <a className={link({ fillsCard })} href={href}>
      <span className="border-b-[1.5px] border-current pb-px">{label}</span>
      <span className="sr-only">{` ${about}`}</span>
      <Icon
        name="arrow-right"
        size={17}
        className="transition-transform duration-(--dur-2) ease-out group-hover/more:translate-x-[3px]"
      />
    </a>
  );
}
