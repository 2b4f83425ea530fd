import { Mark } from "../../ui/logo";
import { useSite } from "../use-site";
import { NavLink } from "./nav-link";

/** Mark and name of the company; leads home. */
export function Brand({ className = "" }: { className?: string }) {
  const { company } = useSite();
  return (
    <NavLink className={`logo ${className}`.trim()} href="/" aria-label={`${company.name}, home`}>
      <Mark />
      <span>{company.name}</span>
    </NavLink>
  );
}
