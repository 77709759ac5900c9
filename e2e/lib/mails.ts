import { readdir, readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect } from './journey.ts'

/** The text of a stored email: decodes quoted-printable soft line breaks and escapes, dropping non-ASCII characters. */
const plain = (letter: string): string => letter.replace(/=\r?\n/g, '').replace(/=3D/g, '=')

const mailsTo = async (email: string, data = process.env.FERIA_DATA): Promise<string[]> => {
  const folder = `${data}/mail`
  const names = (await readdir(folder).catch(() => [] as string[])).filter((name) => /^[^.].*\.eml$/.test(name)).sort()
  const letters = await Promise.all(names.map((name) => readFile(`${folder}/${name}`, 'utf8')))
  return letters.filter((letter) => letter.includes(`To: ${email}`) || letter.includes(`<${email}>`)).map(plain)
}

/**
 * The match of a pattern in the newest email to an address that has one. Waits for such an email, and for another than that of `known`.
 * `data` is the folder of a Feria that a journey has for itself.
 */
export const findMailed = async (email: string, pattern: RegExp, known?: string, data?: string): Promise<string> => {
  let found: string | undefined
  await expect(async () => {
    found = (await mailsTo(email, data)).flatMap((letter) => pattern.exec(letter)?.[0] ?? []).at(-1)
    expect(found, `a mail to ${email} with ${pattern}`).toBeDefined()
    expect(found).not.toBe(known)
  }).toPass({ timeout: 20_000 })
  return found ?? ''
}

/** The path of the newest emailed link with this prefix, e.g. `/reset-password/`. Waits for it. */
export const mailedPath = (email: string, start: string, data?: string): Promise<string> =>
  findMailed(email, new RegExp(`${start}[\\w-]+`), undefined, data)

/** Confirms the address of a registration by its link, without the UI. */
export const confirmFirst = async (page: Page, email: string): Promise<void> => {
  const token = (await mailedPath(email, '/confirm-email/')).split('/')[2]
  expect((await page.request.post('/api/v1/users/confirm-email', { data: { token } })).ok()).toBe(true)
}
