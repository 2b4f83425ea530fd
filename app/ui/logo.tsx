import { Link } from "@remix-run/react";

/** The logo mark: a light as nautical charts draw it. */
export function Mark({ size = 28 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 28 28" aria-hidden="true">
      <path className="mark-flare" d="M9.6 18.4 12.2 9.7A6.9 6.9 0 1 1 18.3 15.8Z" />
      <circle className="mark-hole" cx="18.6" cy="9.4" r="2.3" />
      <circle className="mark-dot" cx="6.2" cy="21.8" r="3.7" />
    </svg>
  );
}

/** The logo as a link; the name is text, so that it can be configured. */
export function Logo({ name, to, size = 28, className = "" }: LogoProps) {
  return (
    <Link className={`logo ${className}`.trim()} to={to}>
      <Mark size={size} />
      <span>{name}</span>
    </Link>
  );
}
type LogoProps = { name: string; to: string; size?: number; className?: string };

const MARK = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 28 28'><rect width='28' height='28' rx='6' fill='#10203a'/><path fill='#ff7a33' d='M9.6 18.4 12.2 9.7A6.9 6.9 0 1 1 18.3 15.8Z'/><circle fill='#fbf9f3' cx='6.2' cy='21.8' r='3.7'/></svg>`;

/** The favicon, inlined: as a file it would be a request that competes with the first view. */
export const MARK_ICON = `data:image/svg+xml,${MARK.replace(/[\s<>#]/g, encodeURIComponent)}`;
