import { fail } from '../core/errors.ts'
import type { Contact } from '../language/shield/contacts.ts'

const words: Record<Contact, string> = {
  phone: 'el teléfono',
  email: 'el email',
  link: 'el enlace',
  whatsapp: 'lo de WhatsApp',
  account: 'el CBU, CVU o alias',
  address: 'la dirección',
}

const list = new Intl.ListFormat('es-AR', { type: 'conjunction' })

/** Refuses texts that everybody will read and that show a way out of Feria, with `contact` and what to take out of which field. */
export const refuseContacts = (texts: Record<string, string | null | undefined>, contactsIn: (text: string) => Contact[]): void => {
  const found = Object.entries(texts).flatMap(([field, text]) => {
    const contacts = text ? contactsIn(text) : []
    return contacts.length > 0 ? [[field, list.format(contacts.map((contact) => words[contact]))] as const] : []
  })
  const [first] = found
  if (!first) return
  fail('contact', { what: first[1] }, Object.fromEntries(found.map(([field, what]) => [field, `Sacá ${what}: no se publica.`])))
}
