import { join } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import presetMantine from 'postcss-preset-mantine'
import { defineConfig } from 'vite'
import { classNames } from './build/class-names.ts'
import { minifyPublic } from './build/minify-public.ts'
import { offline } from './build/offline.ts'
import { oldBrowsers, targets } from './build/old-browsers.ts'
import { precompress } from './build/precompress.ts'
import { themeVariables } from './build/theme-variables.ts'

const either = (...tests: RegExp[]) => new RegExp(tests.map(({ source }) => source).join('|'))
/** The modules of a folder by their names, styles included. */
const modulesOf = (folder: string, names: string) => new RegExp(`${folder}/(${names.trim().split(/\s+/).join('|')})(\\.module)?\\.\\w+$`)

/** What the first page of every visitor needs besides its own: the frame, cards, errors, and what they stand on. */
const FIRST = either(
  /virtual:theme-variables/,
  modulesOf('web/src/shell', 'shell top-bar mobile-bar tab-bar search-box nav nav-link footer offline-banner page-error gone-page'),
  modulesOf('web/src/shell', 'not-found-page too-old member-parts kept-markup use-notification-clicks scheme-keeper'),
  modulesOf('web/src/ui', 'logo awning picture picture-sources pill price plain-button search-input empty-state states card-grid'),
  modulesOf('web/src/ui', 'hosts page-skeleton page-header plain-field plain-skeleton sheet'),
  modulesOf('web/src/lib', 'notice-id use-typed-early'),
  modulesOf('web/src/lib', 'brand call dialogs format lazily lazy-page lazy-part load-anew notify read-answer restore-scroll session'),
  modulesOf(
    'web/src/lib',
    'act socket-keeper use-hydrated use-loaded use-online use-title use-width local-time when-quiet when-ready use-slash-key use-near',
  ),
  modulesOf('web/src/routes', 'head page-outlet parts refusals'),
  modulesOf('web/src/modules/notifications', 'notifications-keeper'),
  modulesOf('web/src/modules/favorites', 'favorites-keeper derived-favorites owner heart-button heart-texts press-heart'),
  modulesOf(
    'web/src/modules/catalogue',
    'product-card listed-price load-early chosen-currency product-state other-currency product-request stock-badge card-sizes texts',
  ),
  modulesOf('web/src/modules/accounts', 'use-sign-out'),
  modulesOf('web/src/modules/wishes', 'lazy-save-search'),
  modulesOf('contract/src', 'route money limits page fold'),
  modulesOf('contract/src/(catalogue|accounts)', 'entry-routes address'),
  modulesOf('contract/src/catalogue', 'routes'),
  modulesOf('contract/src/catalogue', 'values'),
  modulesOf('vendor/tabler-icons', 'createReactComponent defaultAttributes'),
  modulesOf('vendor/tabler-icons/icons', 'IconMenu2'),
  modulesOf('vendor/tabler-icons/icons', 'IconWifiOff IconSearch IconMessageCircle IconHome IconPlus'),
  modulesOf(
    'vendor/tabler-icons/icons',
    'IconArrowLeft IconChevronRight IconUser IconBolt IconShieldCheck IconTrendingUp IconAlertCircle IconCircleCheck',
  ),
)
/** What the pages of the help share, the routes that they ask included; the answers come with the page, or load with the search. */
const HELP = either(
  modulesOf('contract/src/help', 'topics routes values'),
  modulesOf('web/src/modules/help', 'help texts to-contact search-form answer-section'),
)
/** What lists of products that are searched show of a sentence and of their filters. */
const TAGS = either(
  modulesOf('web/src/modules/catalogue', 'filter-tags category-name narrowing-tags spoken-tags'),
  modulesOf('vendor/tabler-icons/icons', 'IconFilter IconLayoutGrid IconList'),
)
/** The filters of products in an address. */
const FILTERS = either(
  modulesOf(
    'web/src/modules/catalogue',
    'filters price-bounds currency-options narrowing narrowing-texts filter-fields filter-tags-row tag-texts list-texts',
  ),
  modulesOf('web/src/modules/catalogue', 'search-notes outside-section'),
  modulesOf('web/src/lib', 'as-typed'),
)
/** What reads a form of filters, and says what is wrong with its prices. */
const FIELDS = modulesOf('web/src/modules/catalogue', 'use-filter-form price-error price-texts')
/** What searches that everybody may see have around their results, and members' lists as well. */
const SEARCHES = either(
  modulesOf('web/src/modules/catalogue', 'category-select skeletons'),
  modulesOf('web/src/modules/search', 'kept-near kilometres results/platform-name'),
  modulesOf('web/src/ui', 'error-state load-more'),
  modulesOf('web/src/lib', 'read-lines recent-searches use-mounted'),
  modulesOf('contract/src/search', 'routes values'),
  modulesOf('vendor/tabler-icons/icons', 'IconRefresh IconArrowRight IconMapPin IconChevronDown IconExternalLink'),
)
/** The searches of this device, under a field. */
const RECENT = either(
  modulesOf('web/src/modules/search', 'use-recent-list recent-list texts'),
  modulesOf('vendor/tabler-icons/icons', 'IconHistory IconX'),
)
/** The form of the search, as the bar and the pages of results have it. */
const SEARCH_FORM = modulesOf('web/src/modules/search/results', 'search-form search-filters result-texts')
/** Its suggestions, which load with the first press. */
const SEARCH_FIELD = modulesOf('web/src/modules/search/results', 'search-field suggestion-list use-suggestions')
/** The component library with its buttons, and the switch of its colour scheme, which loads with the footer or a menu. */
const THEMED = either(
  /@mantine\/core\/esm\/components\/(ActionIcon|Button|Skeleton)\//,
  /@mantine\/core\/esm\/core\/(MantineProvider\/(?!ColorSchemeScript|mantine-html-props)|utils\/(?!create-scoped))\//,
  /@mantine\/hooks\/esm\/(use-(isomorphic-effect|id|media-query|color-scheme|did-update)|utils)\//,
  modulesOf('web/src', 'theme ui/themed lib/color-scheme shell/scheme-switch'),
  modulesOf('contract/src', 'palette'),
  modulesOf('vendor/tabler-icons/icons', 'IconSun IconMoon'),
)
/** The lists of the menus. */
const MENUS = modulesOf('web/src/shell', 'bar-menu more-menu account-menu entry-list more-nav more-entries account-entries')
/** What public lists of products have. */
const LIST = either(modulesOf('web/src/modules/catalogue', 'public-list public-filters'), modulesOf('web/src/routes', 'public-products'))
/** What login and registration have. */
const FORMS = either(
  modulesOf('web/src/modules/accounts', 'auth-layout email-field password-field submit-button use-account-form form-texts just-registered'),
  modulesOf('web/src/ui', 'field-errors inline-notice'),
  modulesOf('web/src/lib', 'use-draft use-draft-text came-from'),
  modulesOf('vendor/tabler-icons/icons', 'IconEye IconEyeOff'),
)
/** What the pages of a product, of a seller and of a wish share: who sells it, to share it, and the three dots. */
const SHARE = either(
  modulesOf('web/src/modules/catalogue', 'share-button product-page seller-texts seller-card seller-facts'),
  modulesOf('web/src/modules/moderation/report', 'report-menu'),
  modulesOf('web/src/ui', 'more-menu'),
  modulesOf('vendor/tabler-icons/icons', 'IconShare2 IconDotsVertical'),
)
/** What the page of a product has, the public one and that for members. */
const PRODUCT = either(
  modulesOf(
    'web/src/modules/catalogue',
    'gallery seller-line product-facts similar-products price-in-other buy-state delivery-lines product-texts',
  ),
  modulesOf('web/src/ui', 'fact-list thumb-bar'),
  modulesOf('vendor/tabler-icons/icons', 'IconChevronLeft'),
)
/** Server state, its library and the guard of members' pages: a visitor's first page comes without. */
const QUERY = either(
  /node_modules\/@tanstack\/(react-)?query(-core)?\//,
  modulesOf('web/src/lib', 'query-client query-provider keep-stored stored-list use-route use-cached use-act require-session'),
  modulesOf('web/src/modules/catalogue', 'prefetch-product use-current-rate use-categories'),
)
/** Reviews as everybody reads them, with what asks for them: the page of a seller, those of an order, and the back office. */
const REVIEWS = either(
  modulesOf('web/src/modules/reviews', 'review-item public-texts reviews stars'),
  modulesOf('contract/src/reviews', 'routes'),
)
/** Small pieces of a few members' pages each: apart they would be so many names in the list of routes. */
const BITS = either(
  modulesOf('web/src/ui', 'undo-toast action-toast tabs switch-field tile step-progress choice-cards help-link copy-button avatar'),
  modulesOf('web/src/ui', 'again-button form-end paged-list'),
  modulesOf('web/src/modules/accounts', 'security/field-of security/use-needs-code'),
  modulesOf('web/src/lib', 'save-file'),
  modulesOf('web/src/modules/(reports|assistant)', 'figures lazy-price-hint'),
  modulesOf('@mantine/hooks/esm/use-debounced-callback', 'use-debounced-callback'),
)
/** What the bars of a member's page have, and the words of a link that notifications and orders have too. */
const BARS = either(
  modulesOf('web/src/modules/notifications', 'bar-texts bell count-badge counts messages-badge'),
  modulesOf('web/src/modules/chat', 'write-to-texts'),
)
/** What most members' pages share. */
const SHARED = either(
  /web\/src\/(lib|shell)\//,
  modulesOf('vendor/tabler-icons/icons', 'IconPencil IconCategory'),
  // Not those of BITS, FORMS and of single pages.
  new RegExp(
    'web/src/ui/(?!avatar|form-end|thumb-bar|copy-button|plain-textarea|help-link|tabs|action-toast|undo-toast|form-sheet|qr-code|' +
      'step-progress)',
  ),
)

/**
 * Seven signs of a hash tell the builds of a file apart as well as the usual eight: every first visit loads the names of all pages and of
 * what they need, and what is drawn by chance cannot be compressed.
 */
const names = {
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: 'assets/[name]-[hash:7].js',
  assetFileNames: 'assets/[name]-[hash:7][extname]',
}

/**
 * Chunks besides those of each page. Every file costs a request, half a second on a phone, and a name in the list of routes, so the small
 * modules that pages share are bundled together: `base` are the libraries of every page, `first` what a visitor's first page needs,
 * `query` what asks the server, `calls` the routes that it asks, `shared` what members' pages have in common.
 */
const groups = [
  { name: 'base', test: /node_modules\/(react|react-dom|scheduler|react-router|zustand|cookie)\// },
  { name: 'first', test: FIRST, minShareCount: 2 },
  { name: 'themed', test: THEMED },
  { name: 'query', test: QUERY },
  { name: 'searches', test: SEARCHES, minShareCount: 2 },
  { name: 'filters', test: FILTERS, minShareCount: 2 },
  { name: 'tags', test: TAGS, minShareCount: 2 },
  { name: 'list', test: LIST, minShareCount: 2 },
  { name: 'share', test: SHARE, minShareCount: 2 },
  { name: 'product', test: PRODUCT, minShareCount: 2 },
  { name: 'forms', test: FORMS, minShareCount: 2 },
  { name: 'help', test: HELP },
  { name: 'bars', test: BARS },
  { name: 'hearts', test: modulesOf('web/src/modules/favorites', 'favorites-query follow-favorites toggle-favorite texts') },
  { name: 'shared', test: SHARED, minShareCount: 4 },
  { name: 'reviews', test: REVIEWS, minShareCount: 2 },
  {
    name: 'calls',
    test: modulesOf('contract/src/(?!reviews|prospecting|reselling)\\w+', 'routes security-routes values'),
    minShareCount: 3,
  },
  { name: 'icons', test: /vendor\/tabler-icons/, minShareCount: 2 },
  {
    name: 'inputs',
    test: /@mantine\/core\/esm\/components\/(Input|InputBase|TextInput|NativeSelect|Combobox|CloseButton)\//,
    minShareCount: 4,
  },
  { name: 'form-state', test: /@mantine\/form/, minShareCount: 2 },
  { name: 'fields', test: FIELDS },
  { name: 'recent', test: RECENT, minShareCount: 2 },
  { name: 'search-form', test: SEARCH_FORM },
  { name: 'search-field', test: SEARCH_FIELD },
  { name: 'menus', test: MENUS },
  { name: 'selling', test: /web\/src\/(modules\/catalogue\/selling\/|ui\/(fold|form-sheet|focus-first))/, minShareCount: 2 },
  { name: 'cards', test: /web\/src\/modules\/(catalogue\/(?!chosen-price)|favorites\/)/, minShareCount: 4 },
  { name: 'wishes', test: /web\/src\/modules\/wishes\/(?!lazy-save-search|public\/)/, minShareCount: 2 },
  { name: 'reselling', test: /web\/src\/modules\/reselling\/|contract\/src\/reselling\//, minShareCount: 2 },
  { name: 'prospecting', test: /web\/src\/modules\/prospecting\/|contract\/src\/prospecting\//, minShareCount: 2 },
  { name: 'orders', test: /web\/src\/modules\/(orders|reviews)\/|contract\/src\/reviews\//, minShareCount: 2 },
  { name: 'bits', test: BITS },
  { name: 'side', test: modulesOf('web/src/shell', 'side-layout') },
]

/** What a chunk that loads later needs, without what every page has from the start: each name is a string in the chunk that loads it. */
const leaveOutLoaded = (_file: string, needed: string[]): string[] =>
  needed.filter((name) => !/^assets\/(rolldown-runtime|base|first|frame)-[\w-]{7}\.\w+$/.test(name))

const server = `http://127.0.0.1:${process.env.PORT ?? 3000}`

export default defineConfig(({ command }) => ({
  // The icons in use, copied out of their library (npm run copy-icons): installing all of them would double what the web needs.
  resolve: { alias: { '@tabler/icons-react': join(import.meta.dirname, 'vendor/tabler-icons/index.mjs') } },
  plugins: [reactRouter(), themeVariables(), offline(), oldBrowsers(), minifyPublic(), precompress()],
  define: { 'import.meta.env.VITE_SERVER': JSON.stringify(server) },
  css: { postcss: { plugins: [presetMantine()] }, modules: { generateScopedName: classNames(import.meta.dirname) } },
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
    modulePreload: { polyfill: false, resolveDependencies: leaveOutLoaded },
    reportCompressedSize: false,
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups }, ...names } } } },
    ssr: {
      // All in one: a server in a container has none of the web's packages, and starts sooner.
      ...(command === 'build' ? { resolve: { noExternal: true }, define: { 'process.env.NODE_ENV': '"production"' } } : {}),
      // As the server's own code (decision 108): what it keeps in memory of it takes half, and no comments.
      build: { target: 'node22', rolldownOptions: { input: 'src/rendering.ts', output: { charset: 'ascii', comments: { jsdoc: false } } } },
    },
  },
}))
