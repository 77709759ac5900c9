import { helpPages } from '@feria/contract/help/topics'
import routes from '../web/src/routes.ts'
import { excused, faultsOf } from '../web/src/testing/members-words.ts'
import { expect, openAs, test } from './lib/journey.ts'
import { ask, enterAs, type Joined, join, openRoom, publish } from './lib/market.ts'

type Page = import('@playwright/test').Page
type Entry = Awaited<typeof routes>[number]

/** Layouts of pages that send a visitor to the login. */
const FOR_MEMBERS = /routes\/(?:member|seller)\.tsx$/

interface Known {
  path: string
  isForMembers: boolean
}

/** Every address of the app, from its own table. */
const listOf = (entries: Entry[], isForMembers = false): Known[] =>
  entries.flatMap(({ path, index, file, children }) => [
    ...(path || index ? [{ path: path ?? '/', isForMembers }] : []),
    ...listOf(children ?? [], isForMembers || FOR_MEMBERS.test(file)),
  ])
const all = listOf(await routes)

/** English that a page could have been left with; names of products and brands are the members' own. */
const ENGLISH = new RegExp(
  `(?<![\\p{L}\\p{N}-])(?:${[
    'the and your you we our this that with from have has been are is was not please what who where when how here there',
    'page pages loading load loaded failed failure retry submit save saved cancel delete deleted edit update updated add remove',
    'search results filter filters sort clear apply next previous back close open menu home settings profile account sign log logout',
    'login password username user users admin management manage visibility product products seller sellers buyer buyers order orders',
    'cart checkout payment payments price prices shipping delivery request requests message messages notification notifications chat room',
    'match matches favorite favorites favourite history contact contacts help about welcome empty none null undefined true false unknown',
    'offer offers title description image images picture photo upload file files select choose required optional coming soon',
  ]
    .join(' ')
    .split(' ')
    .join('|')})(?![\\p{L}\\p{N}-])`,
  'giu',
)
/** English that the specification states, by row. */
const STATED: Record<string, RegExp> = {
  'SEL-31': /What do you offer/g,
  'ADM-01': /User Management|Manage Products Visibility/g,
  'NAV-31': /COMING SOON/g,
  'NAV-15': /\bMATCH\b/g,
  'WISH-11': /Panel de Matches/g,
  'CHAT-24': /Ver matches/g,
  'CHAT-25': /\bchats?\b/gi,
}
const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/i

interface Text {
  text: string
  where: string
}

/** What a page says to eyes and ears: its title, every text that is drawn or read, and the names of controls, pictures and fields. */
const textsOf = (page: Page): Promise<Text[]> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found = [{ text: document.title.replace(/ · Feria$/, ''), where: 'title' }]
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const around = node.parentElement
      if (!around || around.closest('script, style, noscript, template')) continue
      found.push({ text: node.textContent ?? '', where: around.tagName.toLowerCase() })
    }
    for (const name of ['aria-label', 'aria-description', 'aria-roledescription', 'alt', 'placeholder', 'title'])
      for (const element of document.querySelectorAll(`[${name}]`)) found.push({ text: element.getAttribute(name) ?? '', where: name })
    return found.map(({ text, where }) => ({ text: text.replaceAll(/\s+/g, ' ').trim(), where })).filter(({ text }) => text)
  })

const englishIn = (text: string): string[] => {
  const rest = Object.values(STATED).reduce((rest, stated) => rest.replaceAll(stated, ''), text in excused ? '' : text)
  return rest.match(ENGLISH) ?? []
}

/** What is wrong with the words of an address. `own` is what members wrote there, and `ids` where an id is stated. */
const complaintsOf = async (page: Page, path: string, own: string[], hasId: boolean): Promise<string[]> => {
  const texts = (await textsOf(page)).map(({ text, where }) => ({
    text: own.reduce((rest, words) => rest.replaceAll(words, ''), text).trim(),
    where,
  }))
  expect(texts.length, path).toBeGreaterThan(3)
  return texts.flatMap(({ text, where }) => [
    ...faultsOf(text).map((word) => `${path}, ${where}: «${word}» in «${text}»`),
    ...englishIn(text).map((word) => `${path}, ${where}: English «${word}» in «${text}»`),
    ...(UUID.test(text) && !(hasId && UUID.exec(text)?.[0] === text) ? [`${path}, ${where}: the id «${text}»`] : []),
  ])
}

/** Names that members gave to what they sell and look for; a list of them says them as they are. */
const namesOfMarket = async (page: Page): Promise<string[]> => {
  const names: string[] = []
  const waiting = ['products', 'wishes'].map((list) => `/api/v1/${list}?limit=100`)
  for (let path = waiting.shift(); path; path = waiting.shift()) {
    const answer = await page.request.get(path)
    names.push(...((await answer.json()) as { name: string }[]).map(({ name }) => name))
    waiting.push(...(/<([^>]+)>; rel="next"/.exec(answer.headers().link ?? '')?.slice(1) ?? []))
  }
  return names.sort((one, other) => other.length - one.length)
}

/** Everything a member can have: a purchase, a sale, a conversation, a request, a wish that is met, a favorite, a link. */
const aBusyMember = async (page: Page, walker: Joined) => {
  const seller = await join(page, 'Vera')
  const table = await publish(page, seller, { name: 'Mesa de las palabras' })
  const chair = await publish(page, walker, { name: 'Silla de las palabras' })
  const buy = async (who: Joined, productId: string) => {
    const card = { number: '4509 9535 6623 3704', name: 'APRO', expiry: '11/30', cvc: '123' }
    const { id: cardToken } = (await (await page.request.post('/sandbox/card-tokens', { data: card })).json()) as { id: string }
    return ask<{ id: string }>(page, who, 'POST', '/orders', { products: [{ productId }], cardToken, paymentMethod: 'credit' })
  }
  const room = await openRoom(page, seller, walker, chair, 'Hola')
  const order = await buy(walker, table.id)
  const sale = await buy(seller, chair.id)
  await ask(page, await join(page, 'Bruno'), 'POST', '/chat-requests', { productId: chair.id, message: 'Hola' })
  const wish = { name: 'Mesa de las palabras', modelo: 'Modelo único', country: 'Argentina' }
  const { id: wishId } = await ask<{ id: string }>(page, walker, 'POST', '/request', { ...wish, isPublic: true })
  await ask(page, walker, 'PUT', `/favorites/${table.id}`)
  await ask(page, walker, 'POST', '/reseller/register')
  const link = await ask<{ id: string }>(page, walker, 'POST', '/resale-links', { productId: table.id, commissionRate: 0.1 })
  const matches = () => ask<{ matchId: string }[]>(page, walker, 'GET', `/request/matches?wishId=${wishId}`)
  await expect.poll(async () => (await matches()).length).toBeGreaterThan(0)
  const match = (await matches())[0]?.matchId ?? ''
  return { product: table.id, order: order.id, sale: sale.id, room, wish: wishId, link: link.id, match, seller: walker.user.id }
}

type Ids = Awaited<ReturnType<typeof aBusyMember>>

/** The addresses of a route with a part that varies; a new one has to be written here. */
const examples: Record<string, (ids: Ids) => string[]> = {
  '*': () => ['/no-existe'],
  '/c/:page': () => ['/c/deportes-4'],
  '/p/:page': ({ product }) => [`/p/mesa-${product}`],
  '/v/:page': ({ seller }) => [`/v/caminante-${seller}`],
  '/busco/:page': ({ wish }) => [`/busco/mesa-${wish}`],
  '/ayuda/:tema': () => helpPages.slice(1, -1),
  '/confirm-email/:token': () => ['/confirm-email/inventado'],
  '/undo-email/:token': () => ['/undo-email/inventado'],
  '/reset-password/:token': () => ['/reset-password/inventado'],
  '/resale/:linkId': ({ link }) => [`/resale/${link}`, '/resale/inventado'],
  '/products/:id': ({ product }) => [`/products/${product}`],
  '/chat/:roomId': ({ room }) => [`/chat/${room}`, '/chat/a_b_c'],
  '/matches/:matchId?': ({ match }) => ['/matches', `/matches/${match}`, '/matches/inventado', '/matches/inventado?oferta=1'],
  '/admin-dashboard/:section?/:item?': () => ['/admin-dashboard'],
  '/orders/:orderId': ({ order }) => [`/orders/${order}`],
  '/purchases/:orderId': ({ order }) => [`/purchases/${order}`],
  '/sales/:orderId': ({ sale }) => [`/sales/${sale}`],
  '/search': () => ['/search', '/search?q=mesa', '/search?q=ññwwññww'],
  '/buscar': () => ['/buscar', '/buscar?q=mesa'],
  '/payment': ({ product }) => [`/payment?productId=${product}`],
  '/card-details': ({ product }) => [`/card-details?productId=${product}&cardType=credit`],
  '/payment/return': ({ order }) => [`/payment/return?order=${order}`],
  '/ofertas/no': () => ['/ofertas/no?token=inventado'],
}
/** Pages whose rows, ORD-13 and ORD-16, state an id. */
const WITH_ID = /^\/(?:orders|purchases|sales)\//

const addressesOf = ({ path }: Known, ids: Ids): string[] => {
  const some = examples[path]
  if (!some && /[:*]/.test(path)) throw new Error(`e2e/words.spec.ts needs an example of ${path}`)
  return some?.(ids) ?? [path]
}

/** Walks addresses with several pages at once and collects what their words do wrong. */
const walk = async (pages: Page[], paths: string[], own: string[]): Promise<string[]> => {
  const waiting = [...paths]
  const found: string[] = []
  const visit = async (page: Page) => {
    for (let path = waiting.shift(); path; path = waiting.shift()) {
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible()
      await expect(page.locator('[aria-busy="true"]'), path).toHaveCount(0)
      found.push(...(await complaintsOf(page, path, own, WITH_ID.test(path))))
    }
  }
  await Promise.all(pages.map(visit))
  return found
}

test('what visitors and members read is Spanish, in members’ words, without ids, on every page', { tag: '@1280' }, async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow()
  const visitor = await openAs(browser, page, baseURL)
  const walker = await enterAs(page, 'Caminante')
  const ids = await aBusyMember(page, walker)
  const own = await namesOfMarket(page)
  const open = all.filter(({ isForMembers }) => !isForMembers).flatMap((known) => addressesOf(known, ids))
  const forMembers = all.flatMap((known) => addressesOf(known, ids))
  const [unseen, seen] = await Promise.all([walk([visitor.page], open, own), walk([page, await page.context().newPage()], forMembers, own)])
  expect([...new Set([...unseen, ...seen])]).toEqual([])
  await visitor.close()
})

test('a page is refused for English, an operator’s word, another voice and an id', { tag: '@1280' }, async ({ page }) => {
  await page.setContent(`<title>Loading · Feria</title><h1>Inicio</h1><p>Amazon: sin configurar</p><img alt="No tienes fotos">
    <input placeholder="Search" aria-label="Buscar"><p>COMING SOON</p><b>01999999-0000-7000-8000-000000000000</b>`)
  expect(await complaintsOf(page, '/x', [], false)).toEqual([
    '/x, title: English «Loading» in «Loading»',
    '/x, p: «sin configurar» in «Amazon: sin configurar»',
    '/x, b: the id «01999999-0000-7000-8000-000000000000»',
    '/x, alt: «tienes» in «No tienes fotos»',
    '/x, placeholder: English «Search» in «Search»',
  ])
})
