import { useEffect, useState } from "react";

/** False on the server and until hydration: a button that waits for input must still work without JavaScript. */
export function useHydrated(): boolean {
  const [isHydrated, setIsHydrated] = useState(false);
  useEffect(() => setIsHydrated(true), []);
  return isHydrated;
}
