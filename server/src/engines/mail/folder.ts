import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { composed } from './composed.ts'
import type { Mail, WrittenEmail } from './mail.ts'

const ENDING = '.eml'
/** Emails contain links that open accounts: no other user of the machine may read them. */
const [FOLDER_MODE, LETTER_MODE] = [0o700, 0o600]

// Loaded with the first email, so that the start does not wait for it.
const loadComposer = async () => {
  const { createTransport } = await import('nodemailer')
  return createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
}

/** Writes every email as an .eml file (RFC 5322) into a folder, named so that the newest sorts last, and lists them. */
export const openMailFolder = (folder: string, brand: string): Mail => {
  let composer: ReturnType<typeof loadComposer> | undefined
  const readEmail = async (id: string): Promise<WrittenEmail | null> => {
    const bytes = await readFile(join(folder, id + ENDING)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null
      throw error
    })
    if (!bytes) return null
    const { default: PostalMime } = await import('postal-mime')
    const { to, subject, text, date } = await PostalMime.parse(bytes)
    return { id, to: to?.[0]?.address ?? '', subject: subject ?? '', text: text ?? '', at: new Date(date ?? 0) }
  }
  return {
    send: async (email) => {
      composer ??= loadComposer()
      const from = { name: brand, address: 'no-responder@feria.example' }
      const { message } = await (await composer).sendMail({ from, ...composed(email) })
      await mkdir(folder, { recursive: true, mode: FOLDER_MODE })
      const name = `${new Date().toISOString().replace(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}${ENDING}`
      const aside = join(folder, `.${name}`)
      try {
        await writeFile(aside, message as Buffer, { mode: LETTER_MODE })
        await rename(aside, join(folder, name))
      } catch (error) {
        // Each try would leave another half of a letter on a full disk.
        await rm(aside, { force: true })
        throw error
      }
    },
    check: async () => {
      await mkdir(folder, { recursive: true, mode: FOLDER_MODE })
      return `written to ${folder}`
    },
    outbox: {
      list: async (before, limit) => {
        const names = await readdir(folder).catch(() => [] as string[])
        const ids = names
          .filter((name) => name.endsWith(ENDING) && !name.startsWith('.'))
          .map((name) => name.slice(0, -ENDING.length))
          .filter((id) => before === undefined || id < before)
          .sort()
          .reverse()
          .slice(0, limit)
        const emails = await Promise.all(ids.map(readEmail))
        return emails.filter((email) => email !== null).map(({ text: _, ...email }) => email)
      },
      read: (id) => (/^[\w-]+$/.test(id) ? readEmail(id) : Promise.resolve(null)),
    },
  }
}
