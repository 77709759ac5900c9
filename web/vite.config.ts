import { join } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import presetMantine from 'postcss-preset-mantine'
import { defineConfig } from 'vite'
import { minifyPublic } from './build/minify-public.ts'
import { offline } from './build/offline.ts'
import { oldBrowsers, targets } from './build/old-browsers.ts'
import { precompress } from './build/precompress.ts'
import { themeVariables } from './build/theme-variables.ts'

const either = (...tests: RegExp[]) => new RegExp(tests.map(({ source }) => source).join('|'))
/** Icons of the catalogue and the login. */
const FIRST_ICONS = /vendor\/tabler-icons\/icons\/Icon(X|Search|Refresh|AlertCircle|CircleCheck|ArrowLeft)\.mjs/
const OURS = either(
  /web\/src\/(ui|lib|shell)\/(?!socket|user-of|copy-button|tabs|action-toast|undo-toast|form-sheet|qr-code|step-progress)/,
  /contract\/src\/(money|words|limits)/,
)

/** Small pieces of the bar at the top that its menus share. */
const BAR = either(
  /web\/src\/(shell\/(nav|texts)|ui\/(logo|awning)|modules\/(notifications\/counts|accounts\/use-sign-out|catalogue\/texts))\b/,
  /Icon(Bell|Menu2|ChevronDown|HeartFilled|Login|Logout)\.mjs/,
)

/**
 * Chunks besides those of each page. Every file costs a request, half a second on a phone, and a name in the list of routes, so the small
 * modules that pages share are bundled together: `base` is what every page stands on, `frame` what is around and in most of them. Large
 * libraries join `library` only when nearly every page uses them, since a first visit must stay within its budget.
 */
const groups = [
  { name: 'base', test: /node_modules\/(react|react-dom|scheduler|react-router|@tanstack\/(react-)?query(-core)?|zustand|cookie|clsx)\// },
  { name: 'bar', test: either(BAR, FIRST_ICONS), minShareCount: 2 },
  { name: 'frame', test: OURS, minShareCount: 4 },
  { name: 'icons', test: /vendor\/tabler-icons/, minShareCount: 4 },
  {
    name: 'inputs',
    test: /@mantine\/core\/esm\/components\/(Input|InputBase|TextInput|NativeSelect|Combobox|CloseButton)\//,
    minShareCount: 4,
  },
  { name: 'forms', test: /web\/src\/modules\/accounts\/(auth-layout|email-field|password-field|texts)/, minShareCount: 2 },
  { name: 'form-state', test: /@mantine\/form/, minShareCount: 2 },
  { name: 'selling', test: /web\/src\/modules\/catalogue\/(selling\/|price-range|category-select)/, minShareCount: 2 },
  { name: 'cards', test: /web\/src\/modules\/(catalogue|favorites)\//, minShareCount: 4 },
  { name: 'wishes', test: /web\/src\/modules\/wishes\/(?!lazy-save-search|public\/)/, minShareCount: 2 },
  { name: 'reselling', test: /web\/src\/modules\/reselling\//, minShareCount: 2 },
  { name: 'prospecting', test: /web\/src\/modules\/prospecting\//, minShareCount: 2 },
]

const server = `http://127.0.0.1:${process.env.PORT ?? 3000}`

export default defineConfig(({ command }) => ({
  // The icons in use, copied out of their library (npm run copy-icons): installing all of them would double what the web needs.
  resolve: { alias: { '@tabler/icons-react': join(import.meta.dirname, 'vendor/tabler-icons/index.mjs') } },
  plugins: [reactRouter(), themeVariables(), offline(), oldBrowsers(), minifyPublic(), precompress()],
  define: { 'import.meta.env.VITE_SERVER': JSON.stringify(server) },
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
  build: { target: targets, sourcemap: false, modulePreload: { polyfill: false }, reportCompressedSize: false },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
    ssr: {
      // All in one: a server in a container has none of the web's packages, and starts sooner.
      ...(command === 'build' ? { resolve: { noExternal: true }, define: { 'process.env.NODE_ENV': '"production"' } } : {}),
      build: { target: 'node22', rolldownOptions: { input: 'src/rendering.ts' } },
    },
  },
}))
