import { fail } from '../../core/errors.ts'
import { type Contact, contactsIn } from '../../language/shield/contacts.ts'

const words: Record<Contact, string> = {
  phone: 'el teléfono',
  email: 'el email',
  link: 'el enlace',
  whatsapp: 'lo de WhatsApp',
  account: 'el CBU, CVU o alias',
  address: 'la dirección',
}

const list = new Intl.ListFormat('es-AR', { type: 'conjunction' })

/** Refuses a text that everybody will read and that shows a way out of Feria, with `reviews.contact` beside its field. */
export const refuseContacts = (text: string | null): void => {
  const found = text === null ? [] : contactsIn(text)
  if (found.length === 0) return
  const what = list.format(found.map((contact) => words[contact]))
  fail('reviews.contact', { what }, { text: `Sacá ${what}: no se publica.` })
}
