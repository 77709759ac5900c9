import { expect, expectAccessible, test } from './lib/journey.ts'
import { enterAs, join, newWord, publish } from './lib/market.ts'

type Page = import('@playwright/test').Page

const main = (page: Page) => page.getByRole('main')
const tags = (page: Page) => main(page).getByRole('list', { name: 'Filtros activos' }).getByRole('listitem')
const card = (page: Page, name: string) => main(page).getByRole('article').filter({ hasText: name })
const query = (page: Page) => new URL(page.url()).searchParams

/** Two of a kind: a used one in Palermo, and a new one far away that costs more. */
const twoOf = async (page: Page) => {
  const seller = await join(page, 'Nora')
  const word = `sulky${newWord()}`
  await publish(page, seller, { name: `Cerca ${word}`, price: 90_000, currency: 'ARS', condition: 'Usado', location: 'Palermo, CABA' })
  await publish(page, seller, { name: `Lejos ${word}`, price: 900_000, currency: 'ARS', condition: 'Nuevo', location: 'Ushuaia' })
  return word
}

const sentenceOf = (word: string) => `${word} usado hasta 100 lucas en Palermo`

/** Looks once the new results are there: the former ones are dimmed until then. */
const lookAtResults = async (page: Page) => {
  await expect(main(page).locator('[aria-busy="true"]')).toHaveCount(0)
  await expectAccessible(page)
}

/** What a sentence was understood as: its tags, its text kept, and only the product that it means. */
const expectRead = async (page: Page, word: string) => {
  const limits = ['Hasta $\u00a0100.000\u00a0ARS', 'Usado', 'Hasta 30 km de Palermo']
  await expect(tags(page)).toHaveText(limits)
  await expect(card(page, `Cerca ${word}`).first()).toBeVisible()
  await expect(card(page, `Lejos ${word}`)).toHaveCount(0)
  await lookAtResults(page)
}

/**
 * Takes place and condition off, until the dearer product is there: under a heading of its own where the order is by relevance, and only
 * without the price where it is not.
 */
const takeOff = async (page: Page, word: string, isRanked = true) => {
  const off = async (label: RegExp | string) => {
    const tag = main(page).getByRole('link', { name: label })
    await tag.click()
    await expect(tag).toHaveCount(0)
  }
  await off('Quitar el filtro Usado')
  await off(/^Quitar el filtro Hasta 30 km/)
  const dearer = main(page).getByRole('region', { name: 'Por encima de tu precio' })
  if (isRanked) await expect(dearer.getByRole('article').filter({ hasText: `Lejos ${word}` })).toBeVisible()
  await lookAtResults(page)
  await off(/^Quitar el filtro Hasta \$/)
  await expect(card(page, `Lejos ${word}`).first()).toBeVisible()
  await expect(dearer).toHaveCount(0)
}

test('a stranger’s sentence narrows the catalogue, the search and the ranking, and each limit comes off', { tag: '@1280' }, async ({
  page,
}) => {
  const word = await twoOf(page)
  const sentence = sentenceOf(word)
  await page.goto('/explorar')
  await main(page).getByRole('searchbox', { name: 'Buscar productos' }).fill(sentence)
  await main(page).getByRole('searchbox', { name: 'Buscar productos' }).press('Enter')
  await expectRead(page, word)
  expect(query(page).get('search')).toBe(sentence)
  await takeOff(page, word)

  await page.goto(`/buscar?${new URLSearchParams({ q: sentence })}`)
  await expectRead(page, word)
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(`Resultados para «${sentence}»`)
  await takeOff(page, word)
  await page.goBack()
  await expect(tags(page)).toHaveCount(1)

  await page.goto('/product-ranking')
  await main(page).getByRole('searchbox', { name: 'Buscar' }).fill(sentence)
  await main(page).getByRole('button', { name: 'Buscar' }).click()
  await expectRead(page, word)
  await takeOff(page, word, false)
})

test('a corrected typo says so and leads to what was typed, and a variant that nobody has is told', { tag: '@390' }, async ({ page }) => {
  const word = await twoOf(page)
  await page.goto(`/buscar?${new URLSearchParams({ q: `${word} 47 gb` })}`)
  await expect(main(page).getByText(`No hay «${word}» con «47 gb»: esto es lo más parecido.`)).toBeVisible()
  const typo = `${word.slice(0, 7)}${word.slice(8)}`
  for (const address of [`/buscar?q=${typo}`, `/explorar?search=${typo}`]) {
    await page.goto(address)
    await expect(main(page).getByText('Mostrando resultados para')).toContainText(word)
    await expectAccessible(page)
    await main(page)
      .getByRole('link', { name: `Buscar «${typo}» tal cual` })
      .click()
    await expect(main(page).getByText('Mostrando resultados para')).toHaveCount(0)
    expect(query(page).get('as_typed')).toBe('true')
  }
})

test('without scripts a sentence is read too, and an unknown place or a wrong price is told beside its field', { tag: '@1280' }, async ({
  browser,
  page,
}) => {
  const word = await twoOf(page)
  const context = await browser.newContext({ javaScriptEnabled: false })
  const plain = await context.newPage()
  await plain.goto(`/explorar?${new URLSearchParams({ search: `${word} usado hasta 100 lucas en Palermo` })}`)
  await expect(tags(plain)).toHaveCount(3)
  await expect(card(plain, `Cerca ${word}`)).toBeVisible()
  await plain.goto('/explorar?near=Macondo&radius_km=10')
  await expect(main(plain).getByRole('textbox', { name: 'Cerca de' })).toHaveAttribute('aria-invalid', 'true')
  await expect(main(plain).getByText('No conocemos ese lugar, así que no podemos medir la distancia.')).toBeVisible()
  await plain.goto('/explorar?min_price=900&max_price=100')
  await expect(main(plain).getByRole('textbox', { name: 'Hasta' })).toHaveAttribute('aria-invalid', 'true')
  await expect(main(plain).getByRole('alert')).toHaveText('El mínimo no puede ser mayor que el máximo.')
  await context.close()
})

test('a member’s sentence is read from the bar and in the catalogue', { tag: '@1280' }, async ({ page }) => {
  const word = await twoOf(page)
  await enterAs(page, 'Ciro')
  await page.goto('/dashboard')
  const bar = page.getByLabel('Buscar en la feria', { exact: true }).filter({ visible: true })
  await bar.focus()
  // Nobody fills a field at once: its code takes over what is typed, key by key.
  await expect(bar).toHaveRole('combobox')
  await bar.fill(`${word} usado hasta 100 lucas en Palermo`)
  await bar.press('Enter')
  await page.waitForURL('**/search?**')
  await expectRead(page, word)
  await takeOff(page, word)

  await page.goto('/all-products')
  const field = main(page).getByRole('searchbox', { name: 'Buscar productos' })
  await field.fill(`${word} usado hasta 100 lucas en Palermo`)
  await field.press('Enter')
  await expectRead(page, word)
  await expect(field).toHaveValue(sentenceOf(word))
  await takeOff(page, word)
})

test('cards show the currency that was chosen in a filter, with the listed price below', { tag: '@1280' }, async ({ page }) => {
  const word = await twoOf(page)
  await enterAs(page, 'Dina')
  await page.goto(`/search?q=${word}`)
  await expect(card(page, `Cerca ${word}`).first()).toContainText('$\u00a090.000')
  const region = main(page).getByRole('region', { name: 'Filtros' })
  const button = region.getByRole('button', { name: /^Filtros/ })
  if ((await button.getAttribute('aria-expanded')) === 'false') await button.click()
  await region.getByLabel('Moneda').selectOption('USD')
  await expect(card(page, `Cerca ${word}`).last()).toContainText(/\$\s[\d,.]+USD\s*Publicado a \$\s90\.000/)
  await expectAccessible(page)
  await page.goto(`/all-products?search=${word}`)
  await expect(card(page, `Cerca ${word}`).first()).toContainText('Publicado a $\u00a090.000')
})

test('a stranger chooses a currency in the filters, and every list shows it', { tag: '@390' }, async ({ page }) => {
  const word = await twoOf(page)
  await page.goto(`/explorar?search=${word}`)
  await expect(card(page, `Cerca ${word}`)).toContainText('$\u00a090.000')
  await main(page).getByText('Más filtros').click()
  await main(page).getByLabel('Moneda').selectOption('USD')
  await expect(card(page, `Cerca ${word}`)).toContainText(/\$\s[\d,.]+USD\s*Publicado a \$\s90\.000/)
  await expectAccessible(page)
  await page.reload()
  await expect(main(page).getByLabel('Moneda')).toHaveValue('USD')
  await page.goto(`/product-ranking?search=${word}`)
  await expect(card(page, `Cerca ${word}`)).toContainText('Publicado a $\u00a090.000')
  await page.goto(`/buscar?q=${word}`)
  await expect(card(page, `Cerca ${word}`).last()).toContainText('Publicado a $\u00a090.000')
})
