import { openMailFolder } from '../mail/folder.ts'
import type { Sms } from './sms.ts'

/**
 * For development: writes each message as a letter into the folder where mails go without a mail server, so that it is read in the same
 * place. Its address is the number at a host that cannot exist.
 */
export const openConsoleSms = (folder: string, brand: string): Sms => {
  const letters = openMailFolder(folder, brand)
  return {
    send: async (number, text) => {
      try {
        await letters.send({ to: `${number}@sms.invalid`, subject: 'SMS', text, html: `<pre>${escaped(text)}</pre>` })
        return { outcome: 'sent', detail: 'written' }
      } catch (error) {
        return { outcome: 'unavailable', detail: error instanceof Error ? error.name : '' }
      }
    },
    describe: () => `written to ${folder}`,
  }
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
