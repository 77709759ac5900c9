import { chmod, mkdir } from 'node:fs/promises'

const OWN = 0o700

/**
 * Makes the folder of data, and keeps everybody else of the machine out of it, also of one that is there: it holds the database, documents
 * and mails. A folder that belongs to somebody else is theirs to close.
 */
export const closeFolder = async (dir: string): Promise<void> => {
  await mkdir(dir, { recursive: true, mode: OWN })
  await chmod(dir, OWN).catch((error: NodeJS.ErrnoException) => {
    if (!['EPERM', 'EROFS', 'ENOTSUP'].includes(error.code ?? '')) throw error
  })
}
