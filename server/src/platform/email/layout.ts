import { BUTTON, day } from './colours.ts'
import type { Email, EmailButton, EmailContent, EmailItem, EmailLink, EmailSite } from './email.ts'
import { greetingOf, othersOf, signatureOf } from './email-text.ts'
import { type Markup, markup } from './markup.ts'
import { styles } from './styles.ts'

const FONT = 'system-ui, -apple-system, Segoe UI, Roboto, Helvetica, Arial, sans-serif'
const MONO = 'ui-monospace, Menlo, Consolas, monospace'
const ALT = 60
/** Odd, so that the awning ends as it begins. */
const STRIPES = 15
/** Keeps a mailbox from showing the greeting after a short preheader. */
const FILLING = '&#847;&#8199;'.repeat(70)

/** An email in MJML: everything in one column on a card, under the awning. */
export const layOut = (email: Email, site: EmailSite): Markup => markup`<mjml lang="es-AR" dir="ltr">
<mj-head>
  <mj-title>${email.subject}</mj-title>
  <mj-preview>${email.preheader}${{ markup: FILLING }}</mj-preview>
  <mj-raw><meta name="color-scheme" content="light dark" /><meta name="supported-color-schemes" content="light dark" /></mj-raw>
  <mj-attributes>
    <mj-all font-family="${FONT}" />
    <mj-text color="${day.ink}" font-size="16px" line-height="24px" padding="0 32px 16px"
      css-class="cell ink" />
    <mj-table color="${day.ink}" font-size="16px" line-height="24px" padding="0 32px 16px" />
    <mj-class name="faint" color="${day.faint}" font-size="14px" line-height="21px" />
  </mj-attributes>
  <mj-style>${{ markup: styles }}</mj-style>
</mj-head>
<mj-body background-color="${day.paper}" css-class="page">
  <mj-section padding="24px 0 0" />
  <mj-wrapper background-color="${day.surface}" border="1px solid ${day.line}" border-radius="16px" padding="0"
    css-class="card">
    <mj-section padding="0 0 16px"><mj-column>
      ${awning}
      <mj-text color="${day.brick}" font-size="20px" font-weight="700" padding="20px 32px 12px"
        css-class="cell brick">${site.brand}</mj-text>
      ${contentOf(email, site)}
      <mj-text>${signatureOf(site.brand)}</mj-text>
    </mj-column></mj-section>
  </mj-wrapper>
  ${footerOf(email, site)}
</mj-body>
</mjml>`

const contentOf = (email: Email, site: EmailSite): Markup[] => [
  markup`<mj-text><h1 style="margin:0;font-size:22px;line-height:29px;font-weight:700">${email.subject}</h1></mj-text>`,
  ...[greetingOf(email.name), ...email.paragraphs].map((text) => markup`<mj-text>${text}</mj-text>`),
  ...some(email.quote && boxed(markup`${withBreaks(email.quote)}`)),
  ...itemsOf(email, site),
  ...some(email.facts?.length && factsOf(email.facts)),
  ...some(email.code && codeOf(email.code)),
  ...some(email.list && listOf(email.list)),
  ...some(email.button?.lead && markup`<mj-text>${email.button.lead}</mj-text>`),
  ...some(email.button && buttonOf(email.button, site)),
  ...(email.notes ?? []).map(
    (note) => markup`<mj-text mj-class="faint" css-class="cell faint">${typeof note === 'string' ? note : linkOf(note, site)}</mj-text>`,
  ),
]

const some = (piece: Markup | string | number | undefined): Markup[] => (typeof piece === 'object' ? [piece] : [])

/** The stripes of the market's awnings, round at their ends where the client can. */
const awning = markup`<mj-table padding="0" line-height="12px" font-size="0"><tr>${Array.from({ length: STRIPES }, (_, n) =>
  n % 2 === 0
    ? markup`<td class="stripe" style="height:12px;background-color:${day.stripe};border-radius:0 0 8px 8px"></td>`
    : markup`<td class="canvas" style="height:12px;background-color:${day.canvas};border-radius:0 0 8px 8px"></td>`,
)}</tr></mj-table>`

const withBreaks = (text: string): Markup[] => text.split(/\r\n?|\n/).map((line, n) => (n ? markup`<br />${line}` : markup`${line}`))

const boxed = (content: Markup): Markup => markup`<mj-table css-class="cell ink"><tr>
  <td class="box" style="padding:16px;background-color:${day.tint};border-radius:12px">${content}</td>
</tr></mj-table>`

const itemsOf = (email: EmailContent, site: EmailSite): Markup[] => {
  const others = othersOf(email)
  const rows = (email.items ?? []).map((item) => itemOf(item, site))
  if (others) rows.push(markup`<tr><td class="faint" style="padding:6px 0;color:${day.faint}">${others}</td></tr>`)
  return rows.length > 0 ? [markup`<mj-table css-class="cell ink">${rows}</mj-table>`] : []
}

const itemOf = ({ name, detail, picture }: EmailItem, site: EmailSite): Markup =>
  markup`<tr>${
    picture &&
    markup`<td style="width:96px;padding:6px 16px 6px 0;vertical-align:middle"><img src="${site.url}${picture.path}" width="${
      picture.width
    }" height="${picture.height}" alt="${altOf(name)}" style="display:block;border-radius:10px;font-size:12px;line-height:16px" /></td>`
  }<td ${picture ? null : { markup: 'colspan="2"' }} style="padding:6px 0;vertical-align:middle"><strong>${name}</strong>${
    detail && markup`<br />${detail}`
  }</td></tr>`

/** Stands in the picture's own square while it is not there. */
const altOf = (name: string): string => (name.length > ALT ? `${name.slice(0, ALT).trimEnd()}…` : name)

const factsOf = (facts: NonNullable<EmailContent['facts']>): Markup =>
  markup`<mj-table css-class="cell ink line">${facts.map(([label, value], n) => {
    const line = `padding:10px 0;vertical-align:top;border-top:${n ? 1 : 0}px solid ${day.line}`
    return markup`<tr><td class="faint" style="${line};padding-right:16px;white-space:nowrap;color:${day.faint}">${label}</td>
      <td style="${line};text-align:right;font-weight:600">${value}</td></tr>`
  })}</mj-table>`

const codeOf = ({ label, value, note }: NonNullable<EmailContent['code']>): Markup =>
  boxed(
    markup`${label}<br /><strong style="font-family:${MONO};font-size:24px;line-height:36px;letter-spacing:2px">${value}</strong>${
      note && markup`<br />${note}`
    }`,
  )

const listOf = ({ title, entries }: NonNullable<EmailContent['list']>): Markup =>
  markup`<mj-text>${title}<ul style="margin:8px 0 0;padding:0 0 0 20px">${entries.map((entry) => markup`<li>${entry}</li>`)}</ul></mj-text>`

const buttonOf = ({ label, path }: EmailButton, { url }: EmailSite): Markup =>
  markup`<mj-button href="${url}${path}" align="left" background-color="${BUTTON}" color="#ffffff" font-size="16px" font-weight="700"
    line-height="24px" border-radius="12px" inner-padding="12px 24px" padding="4px 32px 20px" css-class="cell go">${label}</mj-button>`

const linkOf = ({ text, label, path }: EmailLink, { url }: EmailSite): Markup =>
  markup`${text && `${text} `}<a class="link" href="${url}${path}" style="color:${day.brick}">${label}</a>.`

const footerOf = ({ unsubscribe }: Email, site: EmailSite): Markup =>
  unsubscribe
    ? markup`<mj-section padding="16px 0 24px"><mj-column>
        <mj-text mj-class="faint" css-class="cell faint">${linkOf(unsubscribe, site)}</mj-text>
      </mj-column></mj-section>`
    : markup`<mj-section padding="24px 0 0" />`
