import { Icon } from "./art/art";

type ArrowLinkProps = {
  href: string;
  label: string;
  /** Completes the accessible name, since ten links called "Read More" are useless. */
  about?: string;
  className?: string;
};

/** A link with an arrow. */
export function ArrowLink({ href, label, about, className = "" }: ArrowLinkProps) {
  return (
    <a
      className={`group/arrow inline-flex items-center gap-[0.45rem] text-ui/[1.6] font-semibold whitespace-nowrap no-underline hover:text-signal-text max-[16rem]:whitespace-normal ${className}`.trim()}
      href={href}
    >
      <span className="border-b-[1.5px] pb-px">{label}</span>
      {about === undefined ? null : <span className="sr-only">{about}</span>}
      <Icon
        name="arrow-right"
        size={17}
        className="transition-[translate] duration-(--dur-2) ease-out group-hover/arrow:translate-x-[3px]"
      />
    </a>
  );
}
