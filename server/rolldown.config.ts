import { defineConfig } from 'rolldown'

/** What brings machine code, WebAssembly or files of its own, and looks for them beside itself. */
const withFiles = [/^@electric-sql\//, '@node-rs/argon2', 'sharp', 'mrml', 'playwright-core', /^@fastify\/(swagger|swagger-ui)$/]

/**
 * Compiles the server into `dist`: our code and the libraries that are JavaScript only, in few files (decision 108). Nothing is minified,
 * so that a stack trace names functions as the sources do.
 */
export default defineConfig({
  input: {
    main: 'src/main.ts',
    cli: 'src/cli.ts',
    'picture-worker': 'src/engines/pictures/picture-worker.ts',
  },
  platform: 'node',
  // PostgreSQL's driver looks for another one, which is not installed.
  external: [...withFiles, 'pg-native', '@feria/contract/openapi.json'],
  // The text of the code stays in memory: in ASCII a character takes one byte, else two.
  output: { dir: 'dist', cleanDir: true, chunkFileNames: '[name]-[hash].js', charset: 'ascii', comments: { jsdoc: false } },
})
