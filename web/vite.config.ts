import react from '@vitejs/plugin-react'
import presetMantine from 'postcss-preset-mantine'
import { defineConfig } from 'vite'
import { contractRoutes } from './build/contract-routes.ts'
import { landing } from './build/landing.ts'
import { leanMantineCss } from './build/lean-mantine-css.ts'
import { offline } from './build/offline.ts'
import { precompress } from './build/precompress.ts'
import { preloads } from './build/preloads.ts'

const server = `http://127.0.0.1:${process.env.PORT ?? 3000}`

/**
 * What at least 14 chunks share is one chunk. Dozens of small ones compress worse; with a lower count the first load carries what only
 * later pages need: of 45 pages, 160 kB with 4 or 8, 145 kB with 14, 146 kB with 20.
 */
const shared = {
  name: 'shared',
  test: /web\/src\/(ui|lib)|node_modules\/(@mantine\/(core|hooks|store)|@tanstack|react|clsx|zustand)/,
  minShareCount: 14,
}

export default defineConfig({
  plugins: [react(), contractRoutes(), leanMantineCss(), landing(), offline(), preloads(), precompress()],
  css: { postcss: { plugins: [presetMantine()] } },
  server: { host: '127.0.0.1', proxy: { '/api': server, '/files': server, '/sandbox': server } },
  build: {
    sourcemap: false,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: { input: ['index.html', 'landing/index.html'], output: { codeSplitting: { groups: [shared] } } },
  },
})
