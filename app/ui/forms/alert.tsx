import { CircleAlert } from "lucide-react";
import { Icon } from "../icon";

/** Why a form was rejected. */
export function Alert({ children }: { children: string }) {
  return (
    <p
      className="mt-3 grid grid-cols-[auto_minmax(0,1fr)] gap-[0.6rem] rounded-md border border-danger/45 bg-danger-soft px-[0.85rem] py-[0.7rem] text-sm"
      role="alert"
    >
      <span className="mt-px text-danger">
        <Icon of={CircleAlert} />
      </span>
      {children}
    </p>
  );
}
