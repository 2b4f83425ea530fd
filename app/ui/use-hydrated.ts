import { useEffect, useState } from "react";

/** False on the server and until the scripts run: a button that waits for typing must not be dead without them. */
export function useHydrated(): boolean {
  const [isHydrated, setIsHydrated] = useState(false);
  useEffect(() => setIsHydrated(true), []);
  return isHydrated;
}
