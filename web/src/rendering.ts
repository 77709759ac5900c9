import * as build from 'virtual:react-router/server-build'
import type { RenderedPages } from '@feria/contract/rendering'
import { createRequestHandler, matchRoutes, RouterContextProvider } from 'react-router'
import { setBrand } from './lib/brand.ts'
import type { DocumentHandle } from './root.tsx'
import { renderParts } from './routes/parts.ts'

// What the server imports of the built web.

const handle = createRequestHandler(build, import.meta.env.MODE)

interface Known {
  path: string | undefined
  handle: DocumentHandle | undefined
  children: Known[]
}

const routesIn = (parentId: string | undefined): Known[] =>
  Object.values(build.routes).flatMap((route) =>
    route && route.parentId === parentId
      ? [{ path: route.path, handle: route.module.handle as DocumentHandle | undefined, children: routesIn(route.id) }]
      : [],
  )
const known = routesIn(undefined)

export const addressOf: RenderedPages['addressOf'] = (url) => {
  const [path = '', search = ''] = url.split('?')
  const names = matchRoutes(known, path)?.flatMap(({ route }) => route.handle?.query ?? []) ?? []
  const given = new URLSearchParams(search)
  const read = new URLSearchParams(names.flatMap((name) => (given.has(name) ? [[name, given.get(name) ?? '']] : [])))
  return read.size > 0 ? `${path}?${read}` : path
}

export const render: RenderedPages['render'] = (request, parts) => {
  setBrand(parts.brand)
  return handle(request, new RouterContextProvider(new Map([[renderParts, parts]])))
}
