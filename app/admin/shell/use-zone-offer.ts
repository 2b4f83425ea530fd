import { useEffect, useState } from "react";

type Offer = typeof import("./zone-offer").ZoneOffer;

/** The offer of the browser's zone, once its code has come; most people have settled it, and need none. */
export function useZoneOffer(isOpen: boolean): Offer | null {
  const [Offer, setOffer] = useState<Offer | null>(null);
  useEffect(() => {
    // Without it, nothing is offered on this page.
    if (isOpen) import("./zone-offer").then((module) => setOffer(() => module.ZoneOffer)).catch(() => {});
  }, [isOpen]);
  return isOpen ? Offer : null;
}
