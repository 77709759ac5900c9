import { type Contact, contactsIn } from './contacts.ts'
import { signalsIn } from './signals.ts'

const nothing = { ownHost: '', badHosts: [] }

/**
 * Which ways out of Feria a listing or a wish offers. WhatsApp counts where somebody is asked to write there, not as what a telephone can
 * do; addresses do not count, since houses are let and things are collected. Pure.
 */
export const contactsOffered = (text: string): Contact[] =>
  contactsIn(text).filter((kind) => kind !== 'address' && (kind !== 'whatsapp' || signalsIn(text, nothing).has('whatsapp')))
