import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Ctx } from '../../core/context.ts'
import type { SentEmail } from '../../engines/mail/mail.ts'
import type { Email } from './email.ts'
import { sendEmail } from './send-email.ts'

const URL = 'https://feria.example'

const sent = async (email: Email): Promise<SentEmail> => {
  const emails: SentEmail[] = []
  const mail = { send: async (one: SentEmail) => void emails.push(one) }
  await sendEmail({ config: { BRAND_NAME: 'Feria & Cía', PUBLIC_URL: URL }, engines: { mail } } as unknown as Ctx, email)
  const [only] = emails
  if (!only) throw new Error('Nothing was sent')
  return only
}

/** An email with everything that one can have, and a text of somebody else's in every place that takes one. */
const everything = (text: string): Email => ({
  to: 'ana@feria.example',
  name: text,
  subject: text,
  preheader: text,
  paragraphs: [text],
  quote: text,
  items: [
    { name: text, detail: text, picture: { path: '/files/a/320.webp', width: 96, height: 72 } },
    { name: text, detail: text },
  ],
  itemCount: 5,
  facts: [[text, text]],
  code: { label: text, value: text, note: text },
  list: { title: text, entries: [text, text] },
  button: { label: text, path: '/orders/1?a=1&b=2', lead: text },
  notes: [text, { text, label: text, path: '/chat/1' }],
  unsubscribe: { text, label: text, path: '/mails/x', oneClickPath: '/mails/y~z' },
})

/** The tags of an HTML text with all their attributes but the texts of pictures and of the whole. */
const tagsOf = (html: string): string[] =>
  [...html.matchAll(/<(?:"[^"]*"|[^>"])*>/g)].map(([tag]) => tag.replace(/(alt|aria-label)="[^"]*"/g, '$1=""'))

const HOSTILE = '<img src=x onerror=alert(1)> & "comillas" \'simples\' </mj-text></td></table> --> ]]> &nbsp; \\u{200d} 👩‍👩‍👧 Ñandú'

describe('an email', () => {
  test('as text stands by itself: greeting, all that it says, every address, signature', async () => {
    const { text, subject, unsubscribeUrl } = await sent({ ...everything('Uno'), name: 'Ana' })
    expect([subject, unsubscribeUrl]).toEqual(['Uno', `${URL}/mails/y~z`])
    expect(text).toBe(
      [
        'Hola, Ana:',
        'Uno',
        'Uno',
        '- «Uno», Uno\n- «Uno», Uno\n- y 3 más',
        'Uno: Uno',
        'Uno: Uno\nUno',
        'Uno\n- Uno\n- Uno',
        'Uno',
        `${URL}/orders/1?a=1&b=2`,
        'Uno',
        `Uno Uno: ${URL}/chat/1`,
        'El equipo de Feria & Cía',
        `Uno Uno: ${URL}/mails/x`,
      ].join('\n\n'),
    )
  })

  test('without a name greets nobody by one, and the least of an email is one', async () => {
    const { text, html } = await sent({ to: 'ana@feria.example', name: null, subject: 'Hola', preheader: '', paragraphs: ['Sí.'] })
    expect(text).toBe('Hola:\n\nSí.\n\nEl equipo de Feria & Cía')
    expect(html).not.toMatch(/<img|<a |class="[^"]*go"/)
  })

  test('as HTML has one heading, one button, the preheader before anything that is seen, and every address of the text', async () => {
    const { html } = await sent({ ...everything('Uno'), preheader: 'Antes' })
    expect(html.match(/<h1/g)).toHaveLength(1)
    expect(html.match(/<td [^>]*class="cell go"/g)).toHaveLength(1)
    expect(html).toMatch(/<body[^>]*><div style="display:none[^"]*">Antes/)
    const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&#38;', '&'))
    expect(links).toEqual([`${URL}/orders/1?a=1&b=2`, `${URL}/chat/1`, `${URL}/mails/x`])
    expect(html).toMatch(/^<!doctype html><html lang="es-AR" dir="ltr"/)
  })

  test('knows day and night: colours stand in the elements, and a client that knows the night is told them', async () => {
    const { html } = await sent(everything('Uno'))
    expect(html).toContain('<meta name="color-scheme" content="light dark" />')
    expect(html).toMatch(/@media \(prefers-color-scheme: dark\) \{[^@]*\.card[^@]*#26201b/)
    expect(html).toMatch(/<body style="[^"]*background-color:#fbf7f1/)
  })

  test('fetches nothing but the pictures of what it is about, with their size and their name', async () => {
    const { html } = await sent(everything('Mate de calabaza'))
    const addresses = [...html.matchAll(/(?:src|background|action|poster)="([^"]*)"|url\(([^)]*)\)|@import\s+(\S+)/g)]
    expect(addresses.map(([, src]) => src)).toEqual([`${URL}/files/a/320.webp`])
    expect(html).not.toMatch(/<link|<script|@font-face/)
    expect(html).toMatch(/<img src="[^"]*" width="96" height="72" alt="Mate de calabaza"/)
  })

  test('shows a hostile name as it was written, in both forms', async () => {
    const { text, html, subject } = await sent(everything(HOSTILE))
    expect([subject, text.includes(`«${HOSTILE}»`)]).toEqual([HOSTILE, true])
    expect(tagsOf(html)).toEqual(tagsOf((await sent(everything('Uno'))).html))
    const shown = /<strong>(.*?)<\/strong>/.exec(html)?.[1]?.replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
    expect(shown).toBe(HOSTILE)
    const joined = 'C:\\ "👩‍👩‍👧"'
    const alt = / alt="([^"]*)"/.exec((await sent(everything(joined))).html)?.[1]
    expect(alt?.replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))).toBe(joined)
  })

  test('keeps its elements, whatever is written into it', async () => {
    const elements = tagsOf((await sent(everything('Uno'))).html)
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', minLength: 1, maxLength: 200 }), async (written) => {
        // A line break is one in the quote, and a blank name is none: their elements differ.
        const text = `a${written.replace(/[\r\n]/g, ' ')}`
        expect(tagsOf((await sent(everything(text))).html)).toEqual(elements)
      }),
      { numRuns: 300 },
    )
  })

  test('keeps the line breaks of somebody’s own words', async () => {
    const { text, html } = await sent({ ...everything('Uno'), quote: 'Llegó\r\n\r\nroto' })
    expect(text).toContain('Llegó\r\n\r\nroto')
    expect(html).toContain('Llegó<br /><br />roto')
  })

  test('has a subject of one line', async () => {
    const { subject, html } = await sent({ ...everything('Uno'), subject: ' Compra\r\nBcc: otra@feria.example\n «Mate» ' })
    expect(subject).toBe('Compra Bcc: otra@feria.example «Mate»')
    expect(html).toContain('<title>Compra Bcc: otra@feria.example «Mate»</title>')
  })

  test('is shorter than what Gmail cuts off, with ten products of the longest names in wide letters and the longest claim', async () => {
    const name = '中'.repeat(200)
    const picture = { path: `/files/${'a'.repeat(36)}/320.webp`, width: 96, height: 96 }
    const items = Array.from({ length: 10 }, () => ({ name, detail: '$ 999.999.999,99 ARS', picture }))
    const named = `«${name}», «${name}» y 8 más`
    const { html } = await sent({
      ...everything('Uno'),
      subject: named,
      preheader: named,
      paragraphs: [named],
      items,
      quote: '中'.repeat(2000),
    })
    expect(Buffer.byteLength(html)).toBeLessThan(100_000)
  })
})
