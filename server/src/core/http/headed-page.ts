import { readFile } from 'node:fs/promises'
import type { PageHead } from '../module.ts'
import { escapeHtml, fillWords } from './filled-page.ts'

const meta = (name: 'name' | 'property', key: string, value: string | number): string =>
  `<meta ${name}="${key}" content="${escapeHtml(String(value))}" />`

const tagsOf = ({ title, description, url, image }: PageHead, brand: string): string =>
  [
    meta('name', 'description', description),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', brand),
    meta('property', 'og:locale', 'es_AR'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', url),
    meta('property', 'og:image', image.url),
    meta('property', 'og:image:type', 'image/jpeg'),
    meta('property', 'og:image:width', image.width),
    meta('property', 'og:image:height', image.height),
    meta('property', 'og:image:alt', image.alt),
    meta('name', 'twitter:card', 'summary_large_image'),
  ].join('\n    ')

/** Reads a page of the built web and returns a function that gives it another head: title, description and the tags for link previews. */
export const headedPage = async (file: string, words: { brand: string; url: string }): Promise<(head: PageHead) => string> => {
  const html = fillWords(await readFile(file, 'utf8'), words).replace(/\s*<meta\s+name="description"[^>]*>/, '')
  // A function, since the text may contain `$&`.
  return (head) => html.replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(head.title)}</title>\n    ${tagsOf(head, words.brand)}`)
}
