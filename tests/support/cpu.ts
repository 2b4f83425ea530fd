/** Returns the milliseconds that this process has computed since: unlike a clock, it does not count what others do. */
export function startCpu(): () => number {
  const start = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000;
  };
}
