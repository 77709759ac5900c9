import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: [
    './server/src/modules/*/tables.ts',
    './server/src/platform/tables.ts',
    './server/src/engines/*/*.tables.ts',
    './server/src/demo/*.tables.ts',
  ],
  out: './server/migrations',
})
