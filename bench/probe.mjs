import { readFileSync } from 'node:fs'

// Preloaded into a measured server by --import, with --expose-gc: reports the process's usage to its parent, after a garbage
// collection for `calm`. JavaScript, since for TypeScript Node would load a parser that a server runs without.

/** The process's own memory: shared pages come and go in RSS as the system decides. Other than on Linux, total RSS. */
const ownBytes = () => {
  if (process.platform !== 'linux') return process.memoryUsage.rss()
  return Number(/^RssAnon:\s*(\d+) kB$/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1]) * 1024
}

process.on('message', (what) => {
  // The second collects what the finalizers of the first released.
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
// The server must exit as it does without this.
process.channel?.unref()
