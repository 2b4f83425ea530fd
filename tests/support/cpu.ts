/**
 * Returns the milliseconds that this thread has computed since: unlike a clock, it does not count what others do, nor
 * what the collector of garbage does beside it. Node before 23.9 knows only the whole process.
 */
export function startCpu(): () => number {
  const measure = (process.threadCpuUsage ?? process.cpuUsage).bind(process);
  const start = measure();
  return () => {
    const { user, system } = measure(start);
    return (user + system) / 1000;
  };
}
