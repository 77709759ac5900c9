import { readFileSync } from 'node:fs'
import { z } from 'zod'

const MAX_PAGES = 10
const selector = z.string().trim().min(1, 'must be a CSS selector').max(300, 'must have 300 letters at most')

/** A URL template with a fixed origin: placeholders may stand only in its path or query. */
const template = (isLocalAllowed: boolean) =>
  z
    .string()
    .max(1000, 'must have 1000 letters at most')
    .refine((text) => text.includes('{q}'), 'must contain {q}, where what is looked for goes')
    .refine((text) => {
      const address = URL.canParse(text) ? new URL(text) : null
      return address !== null && !/[{}%]/.test(address.host) && address.username === '' && address.password === ''
    }, 'must be an address without user and password, with {q} and {place} after its host')
    .refine((text) => text.startsWith('https://') || isLocalAllowed, 'must begin with https://')

const schema = (isLocalAllowed: boolean) =>
  z
    .array(
      z.strictObject({
        name: z.string().trim().min(1, 'must not be empty').max(60, 'must have 60 letters at most'),
        url: template(isLocalAllowed),
        /** The selector of an entry, and those of the fields in it; `name` is the person. */
        item: selector,
        fields: z.strictObject({
          name: selector,
          location: selector.optional(),
          about: selector.optional(),
          link: selector.optional(),
          date: selector.optional(),
        }),
        callsAMinute: z.number().int('must be whole').min(1, 'must be 1 to 60').max(60, 'must be 1 to 60').default(6),
      }),
      'must be a list of pages',
    )
    .max(MAX_PAGES, `must have ${MAX_PAGES} pages at most`)
    .refine((pages) => new Set(pages.map(({ name }) => name)).size === pages.length, 'must give each page another name')

/** A page as the operator described it. */
export type PageSource = z.output<ReturnType<typeof schema>>[number]

/** Reads the operator's file of pages. Throws an error that names the invalid entry. */
export const readPageSources = (file: string, isLocalAllowed: boolean): PageSource[] => {
  const wrong = (lines: string[]): never => {
    throw new Error(`PROSPECT_PAGES names ${file}, which cannot be used:\n${lines.map((line) => `  ${line}`).join('\n')}`)
  }
  let json: unknown
  try {
    json = JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    return wrong([error instanceof SyntaxError ? `It is not JSON: ${error.message}` : 'It cannot be read.'])
  }
  const read = schema(isLocalAllowed).safeParse(json)
  if (read.success) return read.data
  return wrong(read.error.issues.map(({ path, message }) => (path.length > 0 ? `${path.join('.')}: ${message}` : `It ${message}`)))
}

/** The URL of a search on a page. */
export const addressOf = ({ url }: PageSource, { text, place }: { text: string; place: string }): string =>
  url.replaceAll('{q}', encodeURIComponent(text)).replaceAll('{place}', encodeURIComponent(place))
