import { MapPin } from "lucide-react";
import { badgeClass } from "../ui/badge";
import { Icon } from "../ui/icon";

export function LocationBadge({ location }: { location: string }) {
  if (location === "") return null;
  return (
    <span className={badgeClass({ tone: "line" })}>
      <Icon of={MapPin} size={13} />
      {location}
    </span>
  );
}
