import { Mark } from "../../ui/logo";
import { useSite } from "../use-site";

/** Mark and name of the company; leads home. */
export function Brand({ className = "" }: { className?: string }) {
  const { company } = useSite();
  return (
    <a className={`logo ${className}`.trim()} href="/" aria-label={`${company.name}, home`}>
      <Mark />
      <span>{company.name}</span>
    </a>
  );
}
