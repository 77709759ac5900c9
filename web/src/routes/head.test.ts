import type { MetaArgs, MetaDescriptor } from 'react-router'
import { expect, test } from 'vitest'
import { crumbData, fixedHead, memberHead, plainHead, titled } from './head.ts'

const site = { brand: 'Feria', url: 'https://feria.test' }

/** What a route’s `meta` receives: the route itself is the last of the matches, without a head so far. */
const argsOf = (around: MetaDescriptor[], { loaderData = site as unknown, pathname = '/' } = {}) =>
  ({ matches: [{ loaderData, meta: plainHead() }, { meta: around }, { meta: [] }], location: { pathname } }) as unknown as MetaArgs

test.each([
  ['members’ pages', memberHead()],
  ['pages that everybody may see', plainHead()],
])('a page has its own title and all else from the layout of %s', (_, around) => {
  const [, ...others] = around
  expect(titled('Favoritos')(argsOf(around))).toEqual([{ title: 'Favoritos · Feria' }, ...others])
})

test('a title may follow from the address', () => {
  const meta = titled(({ location }) => `En ${location.pathname}`)
  expect(meta(argsOf(plainHead(), { pathname: '/matches' }))[0]).toEqual({ title: 'En /matches · Feria' })
})

test('a page has its title even where the site itself is unknown', () => {
  const unknown = argsOf(plainHead(), { loaderData: null })
  const alone = { matches: [{ meta: [] }] } as unknown as MetaArgs
  const named = [{ title: 'Cómo empezar · Feria' }, ...plainHead().slice(1)]
  const fixed = fixedHead({ title: 'Cómo empezar', description: 'Tres pasos', path: '/onboarding' })
  for (const meta of [titled('Cómo empezar'), fixed]) for (const args of [unknown, alone]) expect(meta(args)).toEqual(named)
})

test('the way to a page is counted from one, with whole addresses', () => {
  const way = crumbData(site, [
    ['Explorar', '/explorar'],
    ['Mesa', '/p/mesa'],
  ])
  expect(way.itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Explorar', item: 'https://feria.test/explorar' },
    { '@type': 'ListItem', position: 2, name: 'Mesa', item: 'https://feria.test/p/mesa' },
  ])
})
