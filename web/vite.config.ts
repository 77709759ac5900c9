import react from '@vitejs/plugin-react'
import presetMantine from 'postcss-preset-mantine'
import { defineConfig } from 'vite'
import { contractRoutes } from './build/contract-routes.ts'
import { leanMantineCss } from './build/lean-mantine-css.ts'
import { precompress } from './build/precompress.ts'

const server = `http://127.0.0.1:${process.env.PORT ?? 3000}`

/** What at least four chunks share is one chunk: dozens of small ones compress worse, 150 kB of first load instead of 140. */
const shared = {
  name: 'shared',
  test: /web\/src\/(ui|lib)|node_modules\/(@mantine\/(core|hooks|store)|@tanstack|react|clsx|zustand)/,
  minShareCount: 4,
}

export default defineConfig({
  plugins: [react(), contractRoutes(), leanMantineCss(), precompress()],
  css: { postcss: { plugins: [presetMantine()] } },
  server: { host: '127.0.0.1', proxy: { '/api': server, '/files': server, '/sandbox': server } },
  build: {
    sourcemap: false,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: { groups: [shared] } } },
  },
})
