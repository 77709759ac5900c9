import { calling, eventsOf, openAiEndpoint, stream } from '../server/src/testing/ai-endpoint.ts'
import { expect, expectAccessible, test as journey } from './lib/journey.ts'
import { enterAs, join, newWord, publish } from './lib/market.ts'
import { startFeria } from './lib/start-server.ts'

type Page = import('@playwright/test').Page

const main = (page: Page) => page.getByRole('main')

/** Journeys on a Feria of their own, whose model this test plays. */
const test = journey.extend<object, { ai: { url: string; endpoint: Awaited<ReturnType<typeof openAiEndpoint>> } }>({
  ai: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies from its first parameter
    async ({}, use) => {
      const endpoint = await openAiEndpoint()
      const feria = await startFeria({ AI_URL: endpoint.url, AI_CHAT_MODEL: 'm' })
      await use({ url: feria.url, endpoint })
      await feria.stop()
      await endpoint.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ ai }, use) => use(ai.url),
})

test('[SRCH-12] with a model the text streams and names only what was found; invented text is removed', { tag: '@390' }, async ({
  page,
  ai,
}) => {
  test.slow()
  const word = newWord()
  await publish(page, await join(page, 'Vera'), { name: `Mesa ${word}` })
  await enterAs(page, 'Alma')
  let goOn = () => undefined as undefined
  ai.endpoint.answer = async (response, { body }) => {
    if (body.messages.at(-1)?.role !== 'tool') return stream(response, calling('buscar_productos', { what: word }))
    const [first = '', second = ''] = eventsOf([{ content: 'Mirá lo que encontré. ' }, { content: 'Fijate en [[p1]].' }]).split(
      /(?=data: .*Fijate)/,
    )
    response.writeHead(200, { 'content-type': 'text/event-stream' }).write(first)
    await new Promise<void>((done) => {
      goOn = () => void done() as undefined
    })
    response.end(second)
  }
  await page.goto('/shop-with-ai')
  await expect(main(page).getByText('Responde una IA.')).toBeVisible()
  const field = main(page).getByLabel('¿Qué estás buscando?')
  await field.fill(`algo como ${word}`)
  await field.press('Enter')
  await expect(main(page).getByText('Mirá lo que encontré.')).toBeVisible()
  await expect(main(page).getByRole('link', { name: `Mesa ${word}`, exact: true })).toBeVisible()
  await expect(main(page).getByRole('button', { name: 'Detener' })).toBeVisible()
  await expectAccessible(page)
  goOn()
  await expect(main(page).getByText(`Fijate en «Mesa ${word}»`).first()).toBeVisible()
  await expect(main(page).getByText('Respondió una IA')).toBeVisible()

  ai.endpoint.answer = (response, { body }) =>
    void stream(
      response,
      body.messages.at(-1)?.role === 'tool'
        ? eventsOf([{ content: 'Hay algo. ' }, { content: 'Llevate la Samsung Galaxy Z900 por 10 pesos.' }])
        : calling('buscar_productos', { what: word }),
    )
  await field.fill('otra vez')
  await field.press('Enter')
  await expect(main(page).getByText('Encontré un producto').first()).toBeVisible()
  await expect(main(page).getByText('Z900')).toHaveCount(0)
})
