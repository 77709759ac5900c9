import { type EmittedEvents, events, type ServerEvents } from '@feria/contract'
import type { User } from '@feria/contract/accounts/schemas'
import { notifications } from '@mantine/notifications'
import { act, cleanup, fireEvent, render } from '@testing-library/react'
import type { ComponentType } from 'react'
import { createBrowserRouter, Outlet, type RouteObject } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { vi } from 'vitest'
import { useDialogs } from '../../lib/dialogs.ts'
import { useToasts } from '../../lib/notify.ts'
import { queryClient } from '../../lib/query-client.ts'
import { useSession } from '../../lib/session.ts'
import { closeSocket, openSocket } from '../../lib/socket.ts'
import { overHttp } from '../../routes/parts.ts'
import routeTree from '../../routes.ts'
import { Hosts } from '../../ui/hosts.tsx'
import { fake } from '../fake-socket.ts'
import { fill } from './fill.ts'
import { accessibleName, outlineOf, shortened } from './outline.ts'
import { sample } from './sample.ts'
import { type Served, serve } from './server.ts'
import { NOW } from './values.ts'

interface RouteModule {
  default: ComponentType
  loader?: (args: object) => unknown
  clientLoader?: RouteObject['loader']
  shouldRevalidate?: RouteObject['shouldRevalidate']
  ErrorBoundary?: ComponentType
  handle?: unknown
  meta?: (args: object) => object[]
}
interface Entry {
  id?: string
  path?: string
  index?: boolean
  file: string
  children?: Entry[]
}

const modules = import.meta.glob<RouteModule>('../../routes/*.tsx', { eager: true })
// Whatever a page loads by itself is there by then: it comes within a turn, on any machine.
import.meta.glob(['../../{modules,shell,ui,lib}/**/*.{ts,tsx}', '../../routes/*.{ts,tsx}', '!**/*.test.*', '!../../lib/fallbacks.ts'], {
  eager: true,
})

const Around = () => (
  <>
    <main>
      <Outlet />
    </main>
    <Hosts />
  </>
)

const filesOf: Record<string, string> = {}

const onServer =
  ({ loader }: RouteModule): RouteObject['loader'] =>
  (args) =>
    loader?.({ ...args, context: { get: () => ({ caller: overHttp, onError: () => undefined }) } }) as object

/** What the head of the page says: its title, and what search engines and previews read; and the title that a page set itself. */
const headOf = (matches: { route: { id: string }; params: object }[], loaded: Record<string, unknown>): string[] => {
  const site = { loaderData: { brand: 'Feria', url: 'https://feria.example' }, meta: [] }
  const around = matches.map(({ route }) => ({ id: route.id, loaderData: loaded[route.id], meta: [] as object[] }))
  const files = matches.map(({ route }) => modules[`../../${filesOf[route.id]}`]?.meta)
  for (const [n, meta] of files.entries()) {
    const args = { matches: [site, ...around.slice(0, n + 1)], location, params: matches[n]?.params, loaderData: around[n]?.loaderData }
    if (around[n]) around[n].meta = meta?.(args) ?? around[n - 1]?.meta ?? []
  }
  const lines = (around.at(-1)?.meta ?? []).map((one) => `head ${shortened(JSON.stringify(one))}`)
  return document.title ? [...lines, `titled «${document.title}»`] : lines
}

/** The routes of the app as the framework makes them; without the frame, which is the same around all of them, unless it is asked for. */
const routesOf = (entries: Entry[], isFramed: boolean): RouteObject[] =>
  entries.map(({ id, path, index, file, children }) => {
    filesOf[id ?? file] = file
    const module = modules[`../../${file}`] as RouteModule
    // Its document is always the server's.
    const loader = file === 'routes/landing.tsx' ? onServer(module) : module.clientLoader
    const isFrame = file === 'routes/frame.tsx'
    return {
      id: id ?? file,
      ...(path === undefined ? {} : { path }),
      Component: isFrame && !isFramed ? Around : module.default,
      ...(loader ? { loader } : {}),
      ...(module.shouldRevalidate ? { shouldRevalidate: module.shouldRevalidate } : {}),
      ...(module.ErrorBoundary ? { ErrorBoundary: module.ErrorBoundary } : {}),
      handle: module.handle,
      HydrateFallback: () => null,
      ...(index ? { index: true } : { children: routesOf(children ?? [], isFramed) }),
    } as RouteObject
  })

const made: Record<string, RouteObject[]> = {}
const routes = (isFramed: boolean): RouteObject[] => {
  made[`${isFramed}`] ??= routesOf(routeTree as Entry[], isFramed)
  return made[`${isFramed}`] as RouteObject[]
}

type Role = 'visitor' | User['role'] | 'moderator' | 'support' | 'suspended'
export const ME = '019a9f3e-0000-7000-8000-000000000001'

/** Who looks at the page. */
const memberAs = (role: Role): User => ({
  ...{ id: ME, name: 'Yo Mismo', email: 'yo@feria.example', phone: '+5491155550000', address: 'Aráoz 1234', imageUrl: null },
  role: role === 'premium' || role === 'admin' ? role : 'user',
  ...{ accountType: 'individuo', hasSellerPage: true, isEmailConfirmed: true, mustConfirmEmail: false, pendingEmail: null },
  ...{ acceptedTerms: '2026-11-20', createdAt: '2026-01-05T12:00:00.000Z' },
  restriction:
    role === 'suspended'
      ? { kind: 'suspended', reason: 'el motivo', note: 'la nota', since: '2026-11-01T12:00:00.000Z', until: null }
      : null,
  ...(role === 'moderator' || role === 'support' ? { staff: role } : {}),
})

export interface Visit extends Served {
  at: string
  as?: Role
  width?: number
  /** In the browser's storage. */
  kept?: Record<string, string>
  isFramed?: boolean
  /** A part of the page that another entry writes down. */
  without?: string
  /** Done before the page opens. */
  before?: () => void
  /** Pressed one after another once all fields are filled in, before anything is written down. */
  first?: RegExp[]
  /** What the server tells by itself while the page is open, and what of it is otherwise. */
  live?: [name: keyof ServerEvents, more?: object][]
}

const QUIET_TURNS = 3
const MAX_TURNS = 400
/** What a page does a little later, as a search while one types. */
const LATER_MS = 1000
const nextTurn = setImmediate
const turn = () => act(() => new Promise<void>((done) => nextTurn(done)))

/** Waits until nothing is under way and the page stays as it is. */
const quiet = async (isIdle: () => boolean) => {
  let isSame = true
  const observer = new MutationObserver(() => {
    isSame = false
  })
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
  for (let turns = 0, same = 0; same < QUIET_TURNS && turns < MAX_TURNS; turns++) {
    isSame = true
    await turn()
    same = isIdle() && isSame ? same + 1 : 0
  }
  observer.disconnect()
}
/** The same, and once more a second later by the clock of the test, which alone moves what waits. */
const settle = async (isIdle: () => boolean) => {
  await quiet(isIdle)
  await act(() => vi.advanceTimersByTimeAsync(LATER_MS))
  await quiet(isIdle)
  // An answer to what was asked meanwhile is told by a timer of the query library, which would else come with what is done next, or not.
  await act(() => vi.advanceTimersByTimeAsync(0))
  await quiet(isIdle)
}

const resize = (width: number) =>
  (window as unknown as { happyDOM: { setViewport: (size: object) => void } }).happyDOM.setViewport({ width, height: 900 })

/** Opens the live connection, and tells what happens. */
const happen = async ({ live = [], way }: Visit, isIdle: () => boolean) => {
  if (live.length === 0) return
  fake.answer = async (name) => sample(events.client[name as keyof EmittedEvents].answer, way, name)
  await openSocket('ficha')
  await act(async () => fake.happen('connect'))
  await settle(isIdle)
  for (const [name, more] of live) {
    const payload = { ...(sample(events.server[name].payload, way, name) as object), ...more }
    await act(async () => fake.happen('*', name, payload))
    await settle(isIdle)
  }
}

/** Goes on to a part of the page that comes only after another one. */
const goOn = async ({ first = [] }: Visit, isIdle: () => boolean) => {
  for (const name of first) {
    for (const field of document.querySelectorAll('input, select, textarea')) fill([field])
    await settle(isIdle)
    const found = [...document.querySelectorAll('button, summary')].find((one) => name.test(accessibleName(one)))
    if (!found) throw new Error(`Nothing is called ${name}`)
    fireEvent.click(found)
    await settle(isIdle)
  }
}

/** A page has so many parts that load by themselves. */
const MAX_TRIES = 6
const findAgain = () => [...document.querySelectorAll('button')].find((one) => /^Reintentar/.test(accessibleName(one)))

let leave: () => void = () => undefined

/** Opens a page of the app as somebody at an address; the clock stands still. */
export const open = async (visit: Visit) => {
  leave()
  const { at, as = 'user', width = 1280, kept = {}, isFramed = false } = visit
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'], now: NOW })
  const acts: string[] = []
  // React notes for each element where it was made, which takes a fifth of the time.
  const { stackTraceLimit } = Error
  Error.stackTraceLimit = 0
  vi.stubGlobal('scrollTo', () => undefined)
  vi.stubGlobal('open', (address: string) => void acts.push(`opens ${address}`))
  // React and the charts complain of answers that no server gives: the same currency twice, a page without a width.
  vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(console, 'warn').mockReturnValue()
  // Other numbers each time: fields are given their ids by them, and with one id they would all have one name.
  let drawn = 0
  vi.spyOn(Math, 'random').mockImplementation(() => {
    drawn = (drawn * 1_664_525 + 1_013_904_223) % 2 ** 32
    return drawn / 2 ** 32
  })
  let keys = 0
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => {
    ;(bytes as Uint8Array).fill(++keys)
    return bytes
  })
  // A list that shows only what fits asks for its height.
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(800)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(800)
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    acts.push(`saves or opens ${this.download || this.href}`)
  })
  let previews = 0
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => `blob:${++previews}`)
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue()
  resize(width)
  // Areas that grow with their text wait for letters, which no test has.
  Object.defineProperty(document, 'fonts', { value: { addEventListener: () => 0, removeEventListener: () => 0 }, configurable: true })
  const { retry } = queryClient.getDefaultOptions().queries ?? {}
  queryClient.setDefaultOptions({
    ...queryClient.getDefaultOptions(),
    queries: { ...queryClient.getDefaultOptions().queries, retry: false },
  })
  for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value)
  useSession.setState({ isRestored: true, ...(as === 'visitor' ? {} : { token: 'ficha', user: memberAs(as) }) })
  const served = serve(visit, acts)
  visit.before?.()
  document.title = ''
  history.replaceState(null, '', at)
  const router = createBrowserRouter(routes(isFramed))
  leave = () => {
    Error.stackTraceLimit = stackTraceLimit
    removeEventListener('submit', sent)
    cleanup()
    closeSocket()
    resize(1024)
    router.dispose()
    notifications.clean()
    useDialogs.setState({ waiting: [] })
    useToasts.setState({ areWanted: false })
    queryClient.setDefaultOptions({ ...queryClient.getDefaultOptions(), queries: { ...queryClient.getDefaultOptions().queries, retry } })
    // What modules keep for as long as somebody is signed in.
    useSession.getState().signOut()
    queryClient.clear()
    useSession.setState(useSession.getInitialState(), true)
    for (const storage of [localStorage, sessionStorage]) storage.clear()
    vi.useRealTimers()
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
    document.body.replaceChildren()
    leave = () => undefined
  }
  // A form that the page does not take itself is sent by the browser, and the page is gone.
  const sent = (event: Event) => void (event.defaultPrevented || acts.push('the browser sends the form'))
  addEventListener('submit', sent)
  render(<RouterProvider router={router} />)
  await settle(served.isIdle)
  await goOn(visit, served.isIdle)
  await happen(visit, served.isIdle)
  return {
    /** What was changed so far: calls, files that were saved, windows that were opened. */
    changes: () => acts,
    /** The calls among them, by method and path of the contract. */
    called: () => served.called,
    /** Whether changes are refused from now on, once they are let go. */
    refuse: served.refuse,
    release: served.release,
    faults: served.faults,
    /** What was asked for so far, whatever came first. */
    asked: () => [...served.asked].sort(),
    settle: () => settle(served.isIdle),
    /** Lets the server answer again and presses what tries again, for as long as there is something; how often that was. */
    tryAgain: async () => {
      served.answerAgain()
      let times = 0
      for (let again = findAgain(); again && times < MAX_TRIES; again = findAgain()) {
        const before = document.body.innerHTML
        fireEvent.click(again)
        await settle(served.isIdle)
        times++
        // The browser loads the page anew.
        if (document.body.innerHTML === before) break
      }
      return times
    },
    head: () => headOf(router.state.matches, router.state.loaderData),
    outline: () => outlineOf(document.body, visit.without),
    /** The window gets another width. */
    resize: async (to: number) => {
      await act(async () => resize(to))
      await settle(served.isIdle)
    },
    /** Takes away the toasts, which stay longer than what is pressed next. */
    tidy: async () => {
      act(() => notifications.clean())
      await settle(served.isIdle)
    },
    address: () => `${location.pathname}${location.search}${location.hash}`,
  }
}

/** Leaves the page that is open. */
export const close = (): void => leave()
