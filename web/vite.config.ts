import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import presetMantine from 'postcss-preset-mantine'
import { defineConfig } from 'vite'
import { firstPaint } from './build/first-paint.ts'
import { firstScript } from './build/first-script.ts'
import { landing } from './build/landing.ts'
import { layers } from './build/layers.ts'
import { leanMantine } from './build/lean-mantine.ts'
import { minifyPublic } from './build/minify-public.ts'
import { offline } from './build/offline.ts'
import { oldBrowsers, targets } from './build/old-browsers.ts'
import { precompress } from './build/precompress.ts'
import { preloads } from './build/preloads.ts'

const server = `http://127.0.0.1:${process.env.PORT ?? 3000}`

const ALWAYS_THERE = /\/(base|pieces|shared|rolldown-runtime)-[\w-]+\.js$/
/** Icons of the catalogue and the login; those of the frame are in `base`. */
const FIRST_ICONS = /vendor\/tabler-icons\/icons\/Icon(X|Search|Refresh|AlertCircle|CircleCheck|ArrowLeft)\.mjs/
const either = (...tests: RegExp[]) => new RegExp(tests.map(({ source }) => source).join('|'))
const OURS = either(
  /web\/src\/(ui|lib)\/(?!socket|user-of|copy-button|tabs|action-toast|undo-toast|form-sheet|qr-code|step-progress)/,
  /contract\/src\/(money|words|limits)/,
)

/** Files of the catalogue that its first screen does without, by prefix. */
const LATER_CATALOGUE = [
  'selling',
  'gallery',
  'contact-seller',
  'price-range',
  'filter-f',
  'filter-tags',
  'product-texts',
  'resell-slot',
  'product-row\\.tsx',
  'product-list',
  'row-skeletons',
  'no-products',
]

/**
 * Chunks besides those of each page. Every file costs a request, half a second on a phone, so the small modules that pages share are
 * bundled together. `base` is what every page needs at once except the route table, which changes with each build; `pieces`, `icons`
 * and `shared` are what most pages need. Large libraries join `shared` only when nearly every page uses them, since the first load
 * must stay under its budget.
 * The wishes' wrappers of other pages stay out of their group, or those pages would load all of it.
 */
const groups = [
  { name: 'base', test: /^(?!.*\/web\/(landing|src\/(main|app|routes)\.))/, tags: ['$initial' as const] },
  { name: 'pieces', test: either(OURS, FIRST_ICONS), minShareCount: 4 },
  { name: 'icons', test: /vendor\/tabler-icons/, minShareCount: 4 },
  { name: 'forms', test: /web\/src\/modules\/accounts\/(auth-layout|email-field|password-field|texts)/, minShareCount: 2 },
  { name: 'form-state', test: /@mantine\/form/, minShareCount: 2 },
  {
    name: 'cards',
    test: new RegExp(`web/src/modules/(catalogue/(?!${LATER_CATALOGUE.join('|')})|wishes/saving-slot)|IconFilter`),
    minShareCount: 2,
  },
  { name: 'wishes', test: /web\/src\/modules\/wishes\/(?!saving-slot|with-|requests\/switch-field)/, minShareCount: 2 },
  { name: 'reselling', test: /web\/src\/modules\/reselling\/(?!with-|resell-button|remembered-link|visited)/, minShareCount: 2 },
  { name: 'prospecting', test: /web\/src\/modules\/prospecting\/(?!\w+\/with-)/, minShareCount: 2 },
  { name: 'shared', test: /node_modules\/(@mantine\/(core|hooks|store)|@tanstack|react|clsx|zustand)/, minShareCount: 18 },
]

/**
 * What is preloaded with a lazy chunk, other than the page itself: nothing that every page has, and the chunk itself only if it would
 * otherwise wait for a stylesheet. The names are in the entry, which adds to the first load.
 */
const worthNaming = (piece: string, files: string[], { hostType }: { hostType: 'html' | 'js' }): string[] => {
  if (hostType === 'html') return files
  const others = files.filter((file) => !ALWAYS_THERE.test(file))
  return others.some((file) => file.endsWith('.css')) ? others : others.filter((file) => file !== piece)
}

export default defineConfig({
  // The icons in use, copied out of their library (npm run copy-icons): installing all of them would double what the web needs.
  resolve: { alias: { '@tabler/icons-react': join(import.meta.dirname, 'vendor/tabler-icons/index.mjs') } },
  plugins: [
    react(),
    leanMantine(),
    layers(),
    landing(),
    firstPaint(),
    firstScript(),
    offline(),
    preloads(),
    oldBrowsers(),
    minifyPublic(),
    precompress(),
  ],
  css: { postcss: { plugins: [presetMantine()] } },
  server: {
    host: '127.0.0.1',
    proxy: {
      '/api': server,
      '/files': server,
      '/private-files': server,
      '/sandbox': server,
      '/mails': server,
      '/socket.io': { target: server, ws: true },
    },
  },
  build: {
    target: targets,
    sourcemap: false,
    modulePreload: { polyfill: false, resolveDependencies: worthNaming },
    reportCompressedSize: false,
    rolldownOptions: {
      input: ['index.html', 'landing/index.html'],
      output: { codeSplitting: { groups, includeDependenciesRecursively: false } },
    },
  },
})
