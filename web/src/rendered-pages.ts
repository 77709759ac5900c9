import * as build from 'virtual:react-router/server-build'
import type { RenderedPages } from '@feria/contract/rendering'
import {
  createRequestHandler,
  createStaticHandler,
  matchRoutes,
  type RequestHandler,
  type RouteObject,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router'
import type { DocumentHandle } from './root.tsx'
import { renderParts } from './routes/parts.ts'

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

/** All routes, to find the one of an address. */
const routesBelow = (parentId: string | undefined): RouteObject[] =>
  Object.values(build.routes).flatMap((route): RouteObject[] => {
    if (!route || route.parentId !== parentId) return []
    const { id, path, index } = route
    return index ? [{ id, path, index: true }] : [{ id, path, children: routesBelow(id) }]
  })
const finder = createStaticHandler(routesBelow(undefined))

/** The build with those routes alone that lead to a page. The router makes all routes that it is given anew for each page. */
const branchOf = (id: string): ServerBuild => {
  const ids = new Set<string>()
  for (let at: string | undefined = id; at; at = build.routes[at]?.parentId) ids.add(at)
  const only = <T extends object>(routes: T) => Object.fromEntries(Object.entries(routes).filter(([id]) => ids.has(id))) as T
  return { ...build, routes: only(build.routes), assets: { ...build.assets, routes: only(build.assets.routes) } }
}

const handlers = new Map<string, RequestHandler>()

const handlerOf = (id: string): RequestHandler => {
  const handle = handlers.get(id) ?? createRequestHandler(branchOf(id), import.meta.env.MODE)
  handlers.set(id, handle)
  return handle
}

export const render: RenderedPages['render'] = async (request, parts) => {
  const found = await finder.query(request)
  // Every address has a route: that of what is not found has all others.
  const id = found instanceof Response ? undefined : found.matches.at(-1)?.route.id
  return handlerOf(id ?? 'root')(request, new RouterContextProvider(new Map([[renderParts, parts]])))
}
