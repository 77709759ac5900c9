import type { Picture } from '@feria/contract/uploads/schemas'
import { startPostgres } from '../../scripts/lib/postgres.mjs'
import { openDatabase } from '../../server/src/engines/db/open-database.ts'
import { checkVariants, drawPhoto, variantsOf } from './bare-pictures.ts'
import { addMembers, addSessions } from './fill.ts'
import { median } from './measure.ts'
import { sendPhoto } from './send-photo.ts'
import { startFeria, temporaryFolder } from './servers.ts'

/** The figures of one side: pictures per second, the median of its rounds, and the milliseconds of each picture. */
interface UploadsSide {
  rate: number
  times: number[]
}

export interface UploadsMeasured {
  postgres: string
  photoBytes: number
  rounds: number
  feria: UploadsSide
  bare: UploadsSide
  /** Feria's share of the bare rate: the median over pairs of rounds. */
  ratio: number
}

/** Concurrent pictures: one per core of a small machine. */
export const AT_ONCE = 2
/** Pictures per round. */
export const OF_A_ROUND = 10

/** Uploads the same photo repeatedly, alternating with bare sharp making the same three variants of it. */
export const measureUploads = async (isRough: boolean): Promise<UploadsMeasured> => {
  console.log('Starting PostgreSQL and Feria, drawing a photograph …')
  const postgres = await startPostgres()
  const feria = await startFeria({ DATABASE_URL: postgres.url, DATA_DIR: await temporaryFolder(), DEMO: 'no' })
  const [photo, token] = [await drawPhoto(), await aToken(postgres.url)]
  await checkVariants(feria.url, (await upload(feria.url, token, photo)).variants, photo)
  const does = { bare: () => variantsOf(photo), feria: () => upload(feria.url, token, photo) }
  const rounds = { bare: [] as UploadsSide[], feria: [] as UploadsSide[] }
  const count = isRough ? 3 : 10
  for (let i = 0; i <= count; i++) {
    for (const side of ['bare', 'feria'] as const) {
      const round = await timeRound(does[side])
      console.log(`${side}: ${round.rate.toFixed(1)} pictures a second${i === 0 ? ' (warm-up)' : ''}`)
      if (i > 0) rounds[side].push(round)
    }
  }
  await feria.stop()
  await postgres.stop()
  const together = (all: UploadsSide[]) => ({ rate: median(all.map(({ rate }) => rate)), times: all.flatMap(({ times }) => times) })
  const ratio = median(rounds.feria.map(({ rate }, i) => rate / (rounds.bare[i]?.rate ?? Number.NaN)))
  const sides = { feria: together(rounds.feria), bare: together(rounds.bare) }
  return { postgres: postgres.version, photoBytes: photo.length, rounds: count, ...sides, ratio }
}

const aToken = async (url: string): Promise<string> => {
  const { db, close } = await openDatabase({ url, dir: '' })
  const members = await addMembers(db, 'vendedor', 1)
  const [token = ''] = await addSessions(
    db,
    members.map(({ id }) => id),
  )
  await close()
  return token
}

const upload = async (url: string, token: string, photo: Buffer): Promise<Picture> => {
  const answer = await sendPhoto(url, token, photo)
  if (answer.status !== 200) throw new Error(`A picture was answered with ${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as Picture
}

const timeRound = async (act: () => Promise<unknown>): Promise<UploadsSide> => {
  const times: number[] = []
  let left = OF_A_ROUND
  const work = async () => {
    while (left-- > 0) {
      const from = performance.now()
      await act()
      times.push(performance.now() - from)
    }
  }
  const from = performance.now()
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return { rate: (times.length * 1000) / (performance.now() - from), times }
}
