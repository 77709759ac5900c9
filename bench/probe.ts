import { readFileSync } from 'node:fs'

// Loaded before a measured server by --import, with --expose-gc: tells whoever started it what the process uses, after a collection for
// `calm`.

/** Memory of its own: pages of the program come and go in RSS as the system likes. Elsewhere than on Linux all of RSS. */
const ownBytes = (): number => {
  if (process.platform !== 'linux') return process.memoryUsage.rss()
  return Number(/^RssAnon:\s*(\d+) kB$/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1]) * 1024
}

process.on('message', (what) => {
  // The second takes what the finalizers of the first let go.
  for (let i = 0; what === 'calm' && i < 2; i++) globalThis.gc?.()
  const { heapUsed, external } = process.memoryUsage()
  const { user, system } = process.cpuUsage()
  process.send?.({
    rssBytes: ownBytes(),
    residentBytes: process.memoryUsage.rss(),
    heapBytes: heapUsed + external,
    cpuSeconds: (user + system) / 1e6,
  })
})
// The server must end as it does without this.
process.channel?.unref()
