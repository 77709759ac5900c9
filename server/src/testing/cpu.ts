/** The CPU milliseconds that work takes in this process. Unlike wall time, a busy machine hardly changes them. */
export const cpuMsOf = (work: () => void): number => {
  const before = process.cpuUsage()
  work()
  return process.cpuUsage(before).user / 1000
}
