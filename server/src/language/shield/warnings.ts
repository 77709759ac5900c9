import type { WarningKind } from '@feria/contract/chat/values'
import type { KnownLinks } from './links.ts'
import { type Signal, signalsIn } from './signals.ts'

interface Rule {
  kind: WarningKind
  all: Signal[]
  /** The swindle that it catches. */
  catches: string
}

/** Which signals together are worth a warning; the first that holds gives the words. */
export const rules: Rule[] = [
  {
    kind: 'link',
    all: ['knownBadLink'],
    catches: 'A page that imitates Feria, a bank, Mercado Pago or a carrier, and asks for the card there.',
  },
  { kind: 'code', all: ['code'], catches: 'The code of an SMS opens the WhatsApp or the bank account of whoever reads it out.' },
  { kind: 'code', all: ['secret'], catches: 'Passwords, tokens and card numbers, asked for «to send the money».' },
  { kind: 'overpaid', all: ['overpaid'], catches: '«I sent a zero too many, give me back the rest»: nothing was sent.' },
  { kind: 'bank', all: ['bank'], catches: 'A false bank or support that leads through a cash machine, a loan or a test transfer.' },
  { kind: 'bank', all: ['remote'], catches: 'A programme by which somebody else uses the telephone with the bank in it.' },
  { kind: 'bank', all: ['threat'], catches: '«Your account will be suspended, verify it».' },
  { kind: 'data', all: ['papers'], catches: 'Pictures of documents, with which an account or a loan is opened in that name.' },
  { kind: 'link', all: ['form'], catches: 'A form or QR that takes card data instead of paying.' },
  { kind: 'link', all: ['shortener'], catches: 'A link that hides where it leads.' },
  { kind: 'courier', all: ['fee'], catches: 'An insurance, a tax or a carrier that the victim pays «and gets back».' },
  { kind: 'courier', all: ['absent', 'courier', 'handover'], catches: 'Somebody abroad whose agent collects the thing.' },
  {
    kind: 'receipt',
    all: ['receipt', 'handover'],
    catches: 'A false receipt, so that the thing is handed over before any money is there.',
  },
  { kind: 'receipt', all: ['receipt', 'courier'], catches: 'The same, with somebody on the way to collect it.' },
  { kind: 'receipt', all: ['receipt', 'delay'], catches: 'The same, with a reason why the money is not there yet.' },
  { kind: 'receipt', all: ['receipt', 'claimsPaid'], catches: 'The same, by somebody who insists that it was paid.' },
  { kind: 'receipt', all: ['claimsPaid', 'handover', 'courier'], catches: 'Paid, as they say, and a courier at the door.' },
  { kind: 'receipt', all: ['claimsPaid', 'delay', 'handover'], catches: 'Paid, as they say, the bank is late, and still hand it over.' },
  { kind: 'receipt', all: ['claimsPaid', 'urgency', 'handover'], catches: 'Paid, as they say, and pressed to hand it over at once.' },
  { kind: 'receipt', all: ['paid'], catches: 'A transfer past Feria that nobody can see, «held by the bank» until the thing was sent.' },
  { kind: 'outside', all: ['outside'], catches: 'Paying past Feria, where nobody holds the money.' },
  {
    kind: 'outside',
    all: ['deposit'],
    catches: 'A deposit for a thing that does not exist; urgency and other buyers are the usual cover.',
  },
  { kind: 'outside', all: ['account'], catches: 'An account to transfer to.' },
  { kind: 'contact', all: ['whatsapp'], catches: 'Moving to WhatsApp at once, where nothing can be proved and accounts are stolen.' },
  { kind: 'contact', all: ['network'], catches: 'The same by another network.' },
  { kind: 'contact', all: ['askedContact'], catches: 'The same by asking for a number.' },
  { kind: 'contact', all: ['phone'], catches: 'The same by leaving a number.' },
  { kind: 'contact', all: ['email'], catches: 'The same by email, which also takes false mails of Feria.' },
  { kind: 'link', all: ['link'], catches: 'Any other page: what is sold there has no protection.' },
]

/** What counts whoever tells it: a link that may be pressed, a number to call, an account to pay, a programme. */
const always = new Set<Signal>(['knownBadLink', 'shortener', 'link', 'phone', 'email', 'account', 'remote'])

/** What together keeps the first message of a new account back: a link, and what it is to be opened for. */
const combined: Signal[][] = [
  ['link', 'code'],
  ['link', 'secret'],
  ['link', 'receipt'],
  ['link', 'account'],
]

/** What the receiver of a text is warned of, and what else is done about it. */
export interface Warning {
  kind: WarningKind
  /** It links to a host that is known to be bad. */
  isRefused: boolean
  /** It combines signals for which the first message of a new account is held. */
  isHeld: boolean
}

/** What a text has to be warned of; null for honest talk. Pure. */
export const warningOf = (text: string, known: KnownLinks): Warning | null => {
  const signals = signalsIn(text, known)
  const counts = (signal: Signal) => signals.has(signal) && (always.has(signal) || !signals.has('reported'))
  const rule = rules.find(({ all }) => all.every(counts))
  if (!rule) return null
  return { kind: rule.kind, isRefused: signals.has('knownBadLink'), isHeld: combined.some((all) => all.every((one) => signals.has(one))) }
}
