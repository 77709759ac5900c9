import { median } from './measure.ts'
import { startFeria, temporaryFolder } from './servers.ts'

/** How fast the embedded server starts, and with how many products. */
export interface ColdStart {
  ms: number
  products: number
}

/** Fills a fresh folder with demo data, stops, then restarts `starts` times: median milliseconds from spawn to the first response. */
export const measureColdStart = async (starts: number): Promise<ColdStart> => {
  const folder = await temporaryFolder()
  const first = await startFeria({ DATA_DIR: folder, DEMO: 'yes' })
  const products = await countProducts(first.url)
  await first.stop()
  const times: number[] = []
  for (let i = 0; i < starts; i++) {
    const server = await startFeria({ DATA_DIR: folder, DEMO: 'auto' })
    times.push(server.startMs)
    await server.stop()
  }
  return { ms: median(times), products }
}

/** The number of products in a server's catalogue. */
const countProducts = async (url: string): Promise<number> => {
  const answer = await fetch(`${url}/api/v1/products/by-category?limit=0`)
  return ((await answer.json()) as { total: number }).total
}
