import * as build from 'virtual:react-router/server-build'
import type { RenderedPages } from '@feria/contract/rendering'
import { createRequestHandler, matchRoutes, RouterContextProvider } from 'react-router'
import type { DocumentHandle } from './root.tsx'
import { renderParts } from './routes/parts.ts'

const handle = createRequestHandler(build, import.meta.env.MODE)

interface Known {
  path: string | undefined
  handle: DocumentHandle | undefined
  children: Known[]
}

/** The routes that say what they depend on, in their layouts: all of them would be ranked anew for each path. */
const routesIn = (parentId: string | undefined): Known[] =>
  Object.values(build.routes).flatMap((route) => {
    if (!route || route.parentId !== parentId) return []
    const handle = route.module.handle as DocumentHandle | undefined
    const children = routesIn(route.id)
    return children.length > 0 || handle?.query || handle?.subjectOf ? [{ path: route.path, handle, children }] : []
  })
const known = routesIn(undefined)

/** Paths whose routes are remembered: finding them costs more than sending a page that is kept. */
const MAX_PATHS = 2000
const found = new Map<string, { names: string[]; subject: string | null }>()

const findPlace = (path: string) => {
  const matches = matchRoutes(known, path) ?? []
  const place = {
    names: matches.flatMap(({ route }) => route.handle?.query ?? []),
    subject: matches.map(({ route, params }) => route.handle?.subjectOf?.(params)).find(Boolean) ?? null,
  }
  const [oldest] = found.keys()
  if (found.size >= MAX_PATHS && oldest !== undefined) found.delete(oldest)
  found.set(path, place)
  return place
}

export const placeOf: RenderedPages['placeOf'] = (url) => {
  const [path = '', search = ''] = url.split('?')
  const { names, subject } = found.get(path) ?? findPlace(path)
  const given = new URLSearchParams(search)
  const read = new URLSearchParams(names.flatMap((name) => (given.has(name) ? [[name, given.get(name) ?? '']] : [])))
  return { address: read.size > 0 ? `${path}?${read}` : path, subject }
}

export const render: RenderedPages['render'] = (request, parts) =>
  handle(request, new RouterContextProvider(new Map([[renderParts, parts]])))
