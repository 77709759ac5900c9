import type { Email, EmailContent, EmailItem, EmailLink, EmailSite } from './email.ts'

/** An email as plain text: complete by itself, with every address written out. */
export const textOf = (email: Email, site: EmailSite): string =>
  [
    greetingOf(email.name),
    ...email.paragraphs,
    email.quote,
    linesOf(itemsOf(email)),
    linesOf((email.facts ?? []).map(([label, value]) => `${label}: ${value}`)),
    codeOf(email),
    email.list && linesOf([email.list.title, ...email.list.entries.map((entry) => `- ${entry}`)]),
    buttonOf(email, site),
    ...(email.notes ?? []).map((note) => (typeof note === 'string' ? note : linkOf(note, site))),
    signatureOf(site.brand),
    email.unsubscribe && linkOf(email.unsubscribe, site),
  ]
    .filter(Boolean)
    .join('\n\n')

/** The first line; without a name where there is none. */
export const greetingOf = (name: string | null): string => (name ? `Hola, ${name}:` : 'Hola:')

export const signatureOf = (brand: string): string => `El equipo de ${brand}`

/** How many items are not listed, as a text; null for none. */
export const othersOf = ({ items = [], itemCount = items.length }: EmailContent): string | null =>
  itemCount > items.length && items.length > 0 ? `y ${itemCount - items.length} más` : null

const itemsOf = (email: Email): string[] =>
  [...(email.items ?? []).map(itemOf), othersOf(email)].flatMap((line) => (line ? `- ${line}` : []))
const itemOf = ({ name, detail }: EmailItem): string => (detail ? `«${name}», ${detail}` : `«${name}»`)
const linesOf = (lines: string[]): string => lines.join('\n')

const codeOf = ({ code }: Email): string | undefined => code && linesOf([`${code.label}: ${code.value}`, ...(code.note ? [code.note] : [])])

const buttonOf = ({ button }: Email, { url }: EmailSite): string | undefined =>
  button && `${button.lead ?? `${button.label}:`}\n\n${url}${button.path}`

const linkOf = ({ text, label, path }: EmailLink, { url }: EmailSite): string => `${text ? `${text} ` : ''}${label}: ${url}${path}`
