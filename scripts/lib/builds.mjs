/**
 * What is built before it runs: the file that shows that it is there, the sources that it is made of, and the tool with its arguments.
 * Paths are from the root, the tool's from node_modules.
 */
export const builds = {
  web: {
    message: 'Building the web…',
    made: 'web/dist/server/index.js',
    sources: [
      'contract/src',
      'web/src',
      'web/public',
      'web/vendor',
      'web/build',
      'web/vite.config.ts',
      'web/react-router.config.ts',
      'web/package.json',
      'package-lock.json',
    ],
    tool: '@react-router/dev/bin.cjs',
    args: ['build', '--logLevel', 'warn'],
  },
  server: {
    message: 'Compiling the server…',
    made: 'server/dist/main.js',
    sources: ['contract/src', 'server/src', 'server/rolldown.config.ts', 'server/package.json', 'package-lock.json'],
    tool: 'rolldown/bin/cli.mjs',
    args: ['-c'],
  },
}
