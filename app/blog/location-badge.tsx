import { MapPin } from "lucide-react";
import { Icon } from "../ui/icon";

export function LocationBadge({ location }: { location: string }) {
  if (location === "") return null;
  return (
    <span className="badge badge-line">
      <Icon of={MapPin} size={13} />
      {location}
    </span>
  );
}
