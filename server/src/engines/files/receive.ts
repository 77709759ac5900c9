import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Received bytes in a temporary file, until dropped or stored. */
export interface Received {
  path: string
  bytes: number
  /** Deletes the file; idempotent. */
  drop(): Promise<void>
}

const HOUR_MS = 3_600_000

/** Deletes what a dead process did not drop. No upload takes hours. */
const dropStale = async (folder: string): Promise<void> => {
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    const found = await stat(path).catch(() => null)
    if (found && Date.now() - found.mtimeMs > HOUR_MS) await rm(path, { force: true })
  }
}

/**
 * Streams incoming bytes to files in a folder, so that no upload is in memory as a whole. An aborted one leaves nothing; its error, or
 * the disk's, is thrown.
 */
export const openReceiver = (folder: string): ((coming: AsyncIterable<Buffer>) => Promise<Received>) => {
  let ready: Promise<void> | undefined
  const prepare = async () => {
    await mkdir(folder, { recursive: true })
    await dropStale(folder)
  }
  return async (coming) => {
    ready ??= prepare()
    await ready.catch((error: unknown) => {
      ready = undefined
      throw error
    })
    const path = join(folder, randomUUID())
    const drop = () => rm(path, { force: true })
    const file = await open(path, 'wx')
    let bytes = 0
    try {
      for await (const chunk of coming) {
        await file.writeFile(chunk)
        bytes += chunk.length
      }
      await file.close()
    } catch (error) {
      await file.close().catch(() => undefined)
      await drop()
      throw error
    }
    return { path, bytes, drop }
  }
}
