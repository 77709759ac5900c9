import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { SentEmail } from '../../engines/mail/mail.ts'
import { createClock } from '../../testing/clock.ts'
import { outlineOf } from '../../testing/email-outline.ts'
import { OPERATOR, sendEveryEmail } from '../../testing/every-email.ts'
import { recordEmails } from '../../testing/mails.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

/** Every kind of email by its subject, and what its button leads to. `core/job-secrets.test.ts` sees that the story leaves no task out. */
const kinds: [subject: RegExp, button: RegExp | null][] = [
  [/^Terminá el registro de tu empresa/, /^\/reset-password\//],
  [/^Ya tenés una cuenta/, /^\/login$/],
  [/^Confirmá tu email en /, /^\/confirm-email\//],
  [/^Confirmá tu nuevo email$/, /^\/confirm-email\//],
  [/^Pidieron cambiar el email/, /^\/undo-email\//],
  [/^Restablecé tu contraseña/, /^\/reset-password\//],
  [/^Cambiaste tu contraseña$/, /^\/forgot-password$/],
  [/^Cerramos todas tus sesiones$/, /^\/forgot-password$/],
  [/^Diste de baja Premium$/, /^\/forgot-password$/],
  [/^(Activaste|Desactivamos) la verificación|^Entraron a tu cuenta/, /^\/forgot-password$/],
  [/^Tu cuenta tiene límites$/, /^\/suspension$/],
  [/^Suspendimos tu cuenta$/, /^\/suspension$/],
  [/^Tu cuenta vuelve a estar habilitada$/, /^\/login$/],
  [/^Compra F-/, /^\/orders\//],
  [/^Dimos por recibida tu compra F-/, /^\/orders\//],
  [/^Vendiste «/, /^\/sales\//],
  [/^Tu compra F-\S+ está en camino$/, /^\/orders\//],
  [/^Te devolvemos dinero de tu compra/, /^\/orders\//],
  [/^Se devolvió dinero de tu venta/, /^\/sales\//],
  [/^Se extendió un plazo de tu (compra|venta)/, /^\/(orders|sales)\//],
  [/^Venta F-\S+ (completada|reembolsada)$/, /^\/sales\//],
  [/^Cobraste la venta F-/, /^\/sales\//],
  [/^Devolución de tu compra F-/, /^\/orders\//],
  [/^Te falta enviar la venta F-/, /^\/sales\//],
  [/^Tu compra F-\S+ no llegó a tiempo$/, /^\/orders\//],
  [/^Se pasó el plazo de la venta F-/, /^\/sales\//],
  [/^Reclamo por la venta F-/, /^\/sales\//],
  [/^Respuesta a tu reclamo F-/, /^\/orders\//],
  [/^Se resolvió el reclamo F-/, /^\/(orders|sales)\//],
  [/^Código de arrepentimiento A-/, null],
  [/^Pedido de arrepentimiento de la venta F-/, /^\/sales\//],
  [/^Pediste un retiro/, /^\/mails\/payouts\//],
  [/^Vera Vende te ofrece «/, /^\/matches\/[\w-]+\?oferta=1$/],
  [/^Tenés una coincidencia nueva$/, /^\/matches$/],
  [/^Revisamos tu denuncia$/, /^\/denuncias$/],
  [/^Una decisión de moderación$/, /^\/denuncias\?ver=recibidas$/],
  [/^Revisamos la decisión de moderación$/, /^\/denuncias\?ver=recibidas$/],
  [/^Ocultamos «[^»]+» mientras la revisamos$/, /^\/products\//],
  [/^Ocultamos «[^»]+»$/, /^\/products\//],
  [/^Mensaje de Bruno$/, /^\/admin-dashboard\/mensajes$/],
]

let testApp: TestApp
let emails: SentEmail[]
beforeAll(async () => {
  testApp = await createTestApp({ clock: createClock(new Date('2026-11-20T15:00:00Z')), settings: { CONTACT_EMAIL: OPERATOR } })
  emails = recordEmails(testApp)
  await sendEveryEmail(testApp)
}, 60_000)
afterAll(() => testApp.close())

const unescaped = (html: string) => html.replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
const buttonsOf = ({ html }: SentEmail) =>
  [...html.matchAll(/<td [^>]*class="cell go".*?href="([^"]*)"/gs)].map(([, href = '']) => unescaped(href))

describe('every kind of email', () => {
  test('is one of the table, with the button that stands there, whose address the text has on a line of its own', () => {
    const { PUBLIC_URL } = testApp.config
    for (const email of emails) {
      const rows = kinds.filter(([subject]) => subject.test(email.subject))
      expect(rows, email.subject).toHaveLength(1)
      const [address, ...others] = buttonsOf(email)
      expect(others, email.subject).toEqual([])
      if (address === undefined) expect(rows[0]?.[1], email.subject).toBeNull()
      else {
        expect(address.slice(PUBLIC_URL.length), email.subject).toMatch(rows[0]?.[1] ?? /^no button$/)
        expect(email.text.split('\n'), email.subject).toContain(address)
      }
    }
    for (const [subject] of kinds)
      expect(
        emails.some((email) => subject.test(email.subject)),
        String(subject),
      ).toBe(true)
  })

  test('has nobody’s address in it; only the operator reads whom to answer', () => {
    const addresses = ({ subject, text, html }: SentEmail) => [subject, text, unescaped(html)].join('\n').match(/[\w.+-]+@[\w-]+\.[\w.]+/g)
    const [toOperator, toMembers] = [emails.filter(({ to }) => to === OPERATOR), emails.filter(({ to }) => to !== OPERATOR)]
    expect(toMembers.filter(addresses).map(({ subject, text }) => ({ subject, text }))).toEqual([])
    expect(toOperator.map(({ text }) => text.match(/\(\w+@feria\.example\)/)?.length)).toEqual([1])
  })

  test('leads to our pages alone and shows our pictures alone, which are there, with name and size', async () => {
    const { PUBLIC_URL } = testApp.config
    const paths = new Set<string>()
    for (const { html, subject } of emails) {
      for (const [, address = ''] of html.matchAll(/(?:href|src)="([^"]*)"/g))
        expect(address.startsWith(`${PUBLIC_URL}/`), subject).toBe(true)
      for (const [tag] of html.matchAll(/<img[^>]*>/g)) {
        expect(tag).toMatch(/ width="\d+" height="\d+" alt="(Bicicleta playera rodado 26|cachivachex)"/)
        paths.add(/src="([^"]*)"/.exec(tag)?.[1]?.slice(PUBLIC_URL.length) ?? '')
      }
    }
    expect(paths.size).toBeGreaterThan(2)
    for (const url of paths) {
      const { statusCode, headers } = await testApp.app.http.inject({ url })
      expect([statusCode, headers['content-type']], url).toEqual([200, 'image/webp'])
    }
  })

  test('has a preheader that says more than its subject, and leaves room below what Gmail cuts off', () => {
    for (const { subject, html } of emails) {
      const preheader = unescaped(/<div style="display:none[^"]*">(.*?)(?:&#847;|<)/.exec(html)?.[1] ?? '')
      expect(preheader.length, subject).toBeGreaterThan(8)
      expect(preheader, subject).not.toBe(subject)
      expect(Buffer.byteLength(html), subject).toBeLessThan(30_000)
    }
  })

  test('shows and leads to what is written down: headings, texts, pictures, links, buttons, headers', async () => {
    const outlines = [...new Set(emails.map(outlineOf))].sort()
    await expect(`${outlines.join('\n\n')}\n`).toMatchFileSnapshot('outlines.txt')
  })

  test('can be ended where one can do without it', () => {
    const optional = emails.filter(({ unsubscribeUrl }) => unsubscribeUrl)
    expect(optional.map(({ subject }) => subject)).toEqual([
      'Vera Vende te ofrece «Bicicleta playera rodado 26»',
      'Tenés una coincidencia nueva',
    ])
    for (const { text, html } of optional) {
      expect(text).toMatch(/tocá acá, sin iniciar sesión: http\S+$/)
      expect(html).toContain('>tocá acá, sin iniciar sesión</a>')
    }
  })
})
