import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src',
  buildDirectory: 'dist',
  // Without a network, links must lead on without asking the server which pages there are.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
