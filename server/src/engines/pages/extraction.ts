import { z } from 'zod'
import type { PageSource } from './page-sources.ts'
import type { PageItem } from './pages.ts'

const MAX_ITEMS = 30
const LETTERS = 300
const LINK_LETTERS = 2000

/**
 * The script that runs inside the page, as text, since it is not part of the server: it reads at most 30 entries and truncates every
 * field. It runs in an isolated world, whose functions the page cannot have replaced.
 */
export const extraction = ({ item, fields }: PageSource): string => `(() => {
  const fields = ${JSON.stringify(fields)}
  const within = (entry, selector) => selector && (entry.matches(selector) ? entry : entry.querySelector(selector))
  const text = (entry, selector) => {
    const found = within(entry, selector)
    return found ? (found.textContent || '').slice(0, ${LETTERS * 10}) : null
  }
  return Array.from(document.querySelectorAll(${JSON.stringify(item)})).slice(0, ${MAX_ITEMS}).map((entry) => {
    const link = within(entry, fields.link)
    const date = within(entry, fields.date)
    return {
      name: text(entry, fields.name),
      location: text(entry, fields.location),
      about: text(entry, fields.about),
      url: link ? String(link.href || '').slice(0, ${LINK_LETTERS}) : null,
      date: date ? String(date.getAttribute('datetime') || date.textContent || '').slice(0, 40) : null,
    }
  })
})()`

const found = z
  .array(
    z.object({
      name: z.string().nullable(),
      location: z.string().nullable(),
      about: z.string().nullable(),
      url: z.string().nullable(),
      date: z.string().nullable(),
    }),
  )
  .max(MAX_ITEMS)

/** Plain text: on one line, without control or bidi characters, at most 300 characters. */
const plain = (text: string | null): string | null =>
  text
    ?.replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, LETTERS)
    .trim() || null

const isoDate = (text: string | null): string | null => {
  const trimmed = text?.trim() ?? ''
  if (!/^\d{4}-\d\d-\d\d(T[\d:.]+(Z|[+-]\d\d:?\d\d)?)?$/.test(trimmed)) return null
  const at = new Date(trimmed)
  return Number.isNaN(at.getTime()) || at.getTime() > Date.now() ? null : at.toISOString()
}

const linkOf = (text: string | null, page: string, isLocalAllowed: boolean): string => {
  const address = text && URL.canParse(text) ? new URL(text) : null
  const isFit = address?.protocol === 'https:' || (isLocalAllowed && address?.protocol === 'http:')
  return address && isFit && !address.username && !address.password ? address.href : page
}

/** Validates the untrusted output of a page as entries; those without a name are left out. Throws on another shape. */
export const readItems = (value: unknown, page: string, isLocalAllowed: boolean): PageItem[] =>
  found.parse(value).flatMap(({ name, location, about, url, date }) => {
    const who = plain(name)
    if (!who) return []
    return { name: who, location: plain(location), about: plain(about), url: linkOf(url, page, isLocalAllowed), date: isoDate(date) }
  })
