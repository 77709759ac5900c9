/** The milliseconds of processor that some work takes in this process. Other than on a clock, a busy machine adds next to nothing. */
export const cpuMsOf = (work: () => void): number => {
  const before = process.cpuUsage()
  work()
  return process.cpuUsage(before).user / 1000
}
