import { publicPageOf } from '@feria/contract/catalogue/address'
import { expect, expectAccessible, expectFailures, openAs, test } from './lib/journey.ts'
import { enterAs, newWord, publish } from './lib/market.ts'

type Page = import('@playwright/test').Page

const main = (page: Page) => page.getByRole('main')

/** A photo that resembles no other: blots of colour where chance puts them. */
const photograph = async (page: Page): Promise<{ name: string; mimeType: string; buffer: Buffer }> => {
  const drawing = await page.context().newPage()
  const between = (low: number, high: number) => low + Math.random() * (high - low)
  const blots = Array.from({ length: 40 }, () => {
    const colour = `hsl(${between(0, 360)} ${between(20, 90)}% ${between(15, 85)}%)`
    const place = `left:${between(-10, 90)}%;top:${between(-10, 90)}%;width:${between(5, 40)}%;height:${between(5, 40)}%`
    return `<i style="position:absolute;${place};border-radius:${between(0, 50)}%;background:${colour}"></i>`
  })
  await drawing.setContent(`<body style="margin:0;background:#cba">${blots.join('')}</body>`)
  const buffer = await drawing.screenshot({ type: 'jpeg', quality: 85 })
  await drawing.close()
  return { name: 'foto.jpg', mimeType: 'image/jpeg', buffer }
}

test('a photo with the word of the day marks a product for whoever looks; the same photo marks no other', { tag: '@390' }, async ({
  page,
  browser,
  baseURL,
}) => {
  const seller = await enterAs(page, 'Marina')
  const bike = await publish(page, seller, { name: `Bicicleta ${newWord()}`, price: 150 })
  const photo = await photograph(page)
  await page.goto(`/products/${bike.id}`)
  const own = main(page).getByRole('region', { name: 'Foto con palabra' })
  await own.getByRole('button', { name: 'Pedir la palabra' }).click()
  await expect(own.getByText(/^Tenés hasta las \d\d:\d\d\.$/)).toBeVisible()
  const word = (await own.locator('p:has-text("Escribila a mano") + p').textContent()) ?? ''
  expect(word).toMatch(/^\p{L}{3,} \d\d$/u)
  await expectAccessible(page)
  await own.locator('input[type="file"]').setInputFiles(photo)
  await expect(own.getByText('Listo: la foto con palabra ya se ve en tu publicación.')).toBeVisible()
  await expectAccessible(page)

  const guest = await openAs(browser, page, baseURL)
  await guest.page.goto(publicPageOf(bike))
  const mark = main(guest.page).getByRole('region', { name: 'Foto con palabra' })
  await mark.scrollIntoViewIfNeeded()
  await expect(mark.getByRole('img', { name: `El producto con la palabra «${word}»` })).toBeVisible()
  await expect(mark.getByText('Demuestra que lo tenía ese día, no que sea auténtico.')).toBeVisible()
  await expectAccessible(guest.page)
  await guest.close()

  // The photo was seen in Feria, so it shows nothing of another product.
  const helmet = await publish(page, seller, { name: `Casco ${newWord()}`, price: 30 })
  await page.goto(`/products/${helmet.id}`)
  await own.getByRole('button', { name: 'Pedir la palabra' }).click()
  expectFailures(page)
  await own.locator('input[type="file"]').setInputFiles(photo)
  await expect(own.getByRole('alert')).toBeVisible()
  await expect(own.getByText('Listo')).toHaveCount(0)
  await expectAccessible(page)
})
