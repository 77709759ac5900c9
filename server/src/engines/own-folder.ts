import { chmod, mkdir } from 'node:fs/promises'

const OWN = 0o700

/**
 * Creates the data folder, or restricts an existing one, so that no other user of the machine can read it: it holds the database,
 * documents and emails. A folder that belongs to another user is theirs to restrict.
 */
export const closeFolder = async (dir: string): Promise<void> => {
  await mkdir(dir, { recursive: true, mode: OWN })
  await chmod(dir, OWN).catch((error: NodeJS.ErrnoException) => {
    if (!['EPERM', 'EROFS', 'ENOTSUP'].includes(error.code ?? '')) throw error
  })
}
