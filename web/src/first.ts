// Runs before the first paint, as a separate file ahead of the app: the build makes /first.js of it (build/first-script.ts).
import { catalogueRoutes } from '@feria/contract/catalogue/routes'
import { askEarly, type EarlyRequest } from './lib/ask-early.ts'
import { putOnScheme, wantedScheme } from './lib/scheme.ts'
import { SHELF } from './modules/catalogue/card-sizes.ts'
import { drawFirstShelf } from './modules/catalogue/first-shelf.ts'
import { rememberedView } from './modules/catalogue/remembered-view.ts'

putOnScheme(wantedScheme())

/** The pages that request data before their code has loaded. */
const pages: [page: RegExp, wanted: (id: string) => EarlyRequest[]][] = [
  [
    /^\/all-products\/?$/i,
    () => {
      const hasShelves = rememberedView() === 'grid'
      const shelves = { address: `${catalogueRoutes.shelves.path}?limit=${hasShelves ? SHELF : 0}` }
      return [hasShelves ? { ...shelves, use: drawFirstShelf } : shelves, { address: catalogueRoutes.categories.path }]
    },
  ],
  [/^\/products\/([\w-]+)\/?$/i, (id) => [{ address: `${catalogueRoutes.get.path.replace(':id', id)}?include=seller` }]],
]

const { pathname, search } = location
const [page, wanted] = pages.find(([page]) => page.test(pathname)) ?? []
if (page && wanted && !search) askEarly(wanted(page.exec(pathname)?.[1] ?? ''))
