/**
 * Lets everything else that waits run first. Long work calls it between portions, which it has to count: in a worker
 * the clock stands still while it computes.
 */
export function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}
