import react from '@vitejs/plugin-react'
import presetMantine from 'postcss-preset-mantine'
import { defineConfig } from 'vite'
import { contractRoutes } from './build/contract-routes.ts'
import { leanMantineCss } from './build/lean-mantine-css.ts'
import { precompress } from './build/precompress.ts'

const server = `http://127.0.0.1:${process.env.PORT ?? 3000}`

export default defineConfig({
  plugins: [react(), contractRoutes(), leanMantineCss(), precompress()],
  css: { postcss: { plugins: [presetMantine()] } },
  server: { host: '127.0.0.1', proxy: { '/api': server, '/files': server, '/sandbox': server } },
  build: { sourcemap: false, modulePreload: { polyfill: false }, reportCompressedSize: false },
})
