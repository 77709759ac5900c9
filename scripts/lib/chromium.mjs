/** Chromium's arguments for the journeys, the screenshots and the benchmarks: without the sandbox, since CI runs as root, and quiet. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
