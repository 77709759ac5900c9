import react from '@vitejs/plugin-react'
import presetMantine from 'postcss-preset-mantine'
import { defineConfig } from 'vite'
import { contractRoutes } from './build/contract-routes.ts'
import { landing } from './build/landing.ts'
import { leanMantineCss } from './build/lean-mantine-css.ts'
import { minifyPublic } from './build/minify-public.ts'
import { offline } from './build/offline.ts'
import { precompress } from './build/precompress.ts'
import { preloads } from './build/preloads.ts'

const server = `http://127.0.0.1:${process.env.PORT ?? 3000}`

/**
 * Chunks beside those of each page. Every file costs a request, which on a phone is half a second, so the small pieces that pages share
 * travel together; large libraries join them only when nearly every page uses them, since the first load must stay under its budget.
 */
const groups = [
  {
    name: 'kit',
    test: /web\/src\/(ui|lib)\/(?!socket)|contract\/src\/(money|words|limits)|preload-helper|@tabler\/icons-react|@tanstack/,
    minShareCount: 4,
  },
  { name: 'forms', test: /web\/src\/modules\/accounts\/(auth-layout|email-field|password-field|texts)|@mantine\/form/, minShareCount: 2 },
  { name: 'cards', test: /web\/src\/modules\/catalogue\/(?!selling)/, minShareCount: 2 },
  { name: 'wishes', test: /web\/src\/modules\/wishes\//, minShareCount: 2 },
  { name: 'shared', test: /node_modules\/(@mantine\/(core|hooks|store)|@tanstack|react|clsx|zustand)/, minShareCount: 14 },
]

export default defineConfig({
  plugins: [react(), contractRoutes(), leanMantineCss(), landing(), offline(), preloads(), minifyPublic(), precompress()],
  css: { postcss: { plugins: [presetMantine()] } },
  server: {
    host: '127.0.0.1',
    proxy: { '/api': server, '/files': server, '/sandbox': server, '/socket.io': { target: server, ws: true } },
  },
  build: {
    sourcemap: false,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      input: ['index.html', 'landing/index.html'],
      output: { codeSplitting: { groups, includeDependenciesRecursively: false } },
    },
  },
})
