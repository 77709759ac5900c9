import { composed } from '../engines/mail/composed.ts'
import type { SentEmail } from '../engines/mail/mail.ts'
import { createNames } from './lived-market/names.ts'

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', copy: '©' }
const unescaped = (html: string): string =>
  html
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/&(\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)
const attribute = (tag: string, name: string): string => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? ''
const plain = (html: string): string =>
  unescaped(html.replace(/<br[^>]*>/g, '⏎').replace(/<[^>]+>/g, ''))
    .replace(/[\u034F\u200C\u00AD\s]+/g, ' ')
    .trim()

/** What the HTML of an email shows, from above to below, a line each: hidden text, headings, pictures, links and buttons, other texts. */
const shownBy = (html: string): string[] => {
  const body = (/<body[^>]*>(.*)<\/body>/s.exec(html)?.[1] ?? html).replace(/<!--.*?-->|<style.*?<\/style>/gs, '')
  const marked = body
    .replace(/<div style="display:none[^"]*">(.*?)<\/div>/gs, (_, text: string) => `<p>preheader: ${text}</p>`)
    .replace(
      /<img[^>]*>/g,
      (tag) => `<p>[image «${attribute(tag, 'alt')}» ${attribute(tag, 'width')}×${attribute(tag, 'height')} ${attribute(tag, 'src')}]</p>`,
    )
    .replace(/<h(\d)[^>]*>(.*?)<\/h\1>/gs, (_, level: string, text: string) => `<p>${'#'.repeat(Number(level))} ${text}</p>`)
    .replace(/(<td [^>]*class="cell go".*?)?<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs, (_, button, href: string, label: string) =>
      button === undefined ? `${label} (${href})` : `<p>[button «${label}» ${href}]</p>`,
    )
  return marked
    .split(/<\/?(?:p|div|td|tr|table|li|ul|h\d)(?=[\s>])[^>]*>/)
    .map(plain)
    .filter((line) => line !== '')
}

const ORDER = /\b([FA])-[0-9A-Z]+(?:-[0-9A-Z]+)*\b/g
/** Numbers and codes that chance draws. */
const NUMBERS = /(?<![\w.,$])\d{6}(?![\w.,])/g

/** All that a member's mail client has of an email: whom it is to, its headers, and what its HTML shows. */
export const outlineOf = (email: SentEmail): string => {
  const names = createNames()
  const { headers } = composed({ ...email, unsubscribeUrl: email.unsubscribeUrl?.replace('http:', 'https:') }) as {
    headers?: Record<string, string>
  }
  const { to: _to, subject, text: _text, html, unsubscribeUrl: _url, ...others } = email
  const lines = [
    `## ${subject}`,
    ...Object.entries({ ...others, ...headers }).map(([name, value]) => `${name}: ${String(value)}`),
    ...shownBy(html).map((line) => `  ${line}`),
  ]
  return names
    .inText(lines.join('\n'))
    .replace(ORDER, '$1-<number>')
    .replace(NUMBERS, '<code>')
    .replace(/<id \d+>/g, '<id>')
}
