import type { Product } from '@feria/contract/catalogue/schemas'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Ai, TextRole } from '../../engines/ai/ai.ts'
import { rowsOf } from '../../engines/db/database.ts'
import { copyProduct } from '../../testing/copy-product.ts'
import { openEmbeddedCopy } from '../../testing/embedded-copies.ts'
import { aMember, aProduct, type Person } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { embedProducts } from './embeddings.ts'
import { productEmbeddings, products } from './tables.ts'
import { indexVectors } from './vector-index.ts'

/** A model that knows what keeps warm, what is sat on and what rolls, and nothing else. */
const senses = [/abrig|campera|frío|invierno/i, /silla|sill[oó]n|sent/i, /bici|rueda|rodado/i]
const meaningOf = (text: string): number[] => {
  const found = senses.map((sense) => (sense.test(text) ? 1 : 0.05))
  const length = Math.hypot(...found)
  return found.map((value) => value / length)
}
let asked: { texts: string[]; role: TextRole }[] = []
let isDown = false
const ai: Ai = {
  chat: null,
  vision: null,
  embeddings: {
    model: 'sentidos',
    embed: async (texts, role) => {
      asked.push({ texts, role })
      return isDown ? null : texts.map(meaningOf)
    },
  },
}

let testApp: TestApp
let ana: Person
beforeAll(async () => {
  // Which has pgvector, always.
  testApp = await createTestApp({ ai, db: await openEmbeddedCopy() })
  ana = await aMember(testApp)
  const shop: [string, string][] = [
    ['Prenda de lana', 'Para el invierno, abriga mucho'],
    ['Prenda de verano', 'Lino blanco'],
    ['Banqueta alta', 'Para sentarse en la barra'],
    ['Rodado infantil', 'Con canasto'],
  ]
  for (const [name, description] of shop) await aProduct(testApp, ana, { name, description })
})
afterAll(() => testApp.close())
beforeEach(() => {
  asked = []
  isDown = false
})

const search = async (text: string) => {
  const { body } = await testApp.call<Product[]>('GET', `/api/v1/products?search=${encodeURIComponent(text)}`)
  return body.map(({ name }) => name)
}
const embedded = () =>
  testApp.engines.db.db.select({ id: productEmbeddings.productId, model: productEmbeddings.model }).from(productEmbeddings)

describe('meanings in a search', () => {
  test('[SRCH-37] every product gets one vector in batches; an edit requests a new one, another run none', async () => {
    await embedProducts(testApp.app.ctx)
    expect(asked).toMatchObject([{ role: 'passage' }])
    expect(asked[0]?.texts).toHaveLength(4)
    expect(await embedded()).toHaveLength(4)
    asked = []
    await embedProducts(testApp.app.ctx)
    expect(asked.flatMap(({ texts }) => texts)).toEqual([])
    const [{ id } = { id: '' }] = await embedded()
    await testApp.call('PUT', `/api/v1/products/${id}`, { token: ana.token, body: { details: 'Otra cosa' } })
    await embedProducts(testApp.app.ctx)
    expect(asked[0]?.texts).toEqual([expect.stringContaining('Otra cosa')])
  })

  test('rank the results of the words; the same search calls the model once', async () => {
    expect(await search('prenda para el frío')).toEqual(['Prenda de lana', 'Prenda de verano'])
    await search('Prenda para el FRÍO')
    expect(asked).toEqual([{ texts: ['prenda para el frío'], role: 'query' }])
  })

  test('find products by themselves where there is an index for them', async () => {
    expect(await search('sillón')).toEqual([])
    await indexVectors(testApp.app.ctx)
    const indexes = rowsOf(
      await testApp.engines.db.db.execute(
        `select 1 from pg_indexes where indexname like 'product_embeddings_%' and indexdef like '%hnsw%'`,
      ),
    )
    expect(indexes).toHaveLength(1)
    const other = await createTestApp({ ai, db: testApp.engines.db })
    const { body } = await other.call<Product[]>('GET', '/api/v1/products?search=sill%C3%B3n%20alto')
    expect(body.map(({ name }) => name)).toContain('Banqueta alta')
  })

  test('are left out when the model does not answer, and not requested while somebody types', async () => {
    isDown = true
    expect(await search('prenda')).toHaveLength(2)
    asked = []
    await testApp.call('GET', '/api/v1/products/suggest?q=prenda')
    expect(asked).toEqual([])
    await testApp.engines.db.db.update(products).set({ embeddedBy: null }).where(eq(products.name, 'Prenda de lana'))
    await embedProducts(testApp.app.ctx)
    isDown = false
    await embedProducts(testApp.app.ctx)
    expect(await testApp.engines.db.db.select().from(products).where(eq(products.embeddedBy, 'sentidos'))).toHaveLength(4)
  })

  test('are asked for 32 products at a time until each has its own', async () => {
    const [{ id } = { id: '' }] = await embedded()
    await copyProduct(testApp, id, 40)
    await testApp.engines.db.db.update(products).set({ embeddedBy: null })
    await embedProducts(testApp.app.ctx)
    expect(asked.map(({ texts }) => texts.length)).toEqual([32, 12])
    expect(await embedded()).toHaveLength(44)
  })
})
