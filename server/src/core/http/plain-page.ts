import { DAY_INK, DAY_LINE, DAY_PAPER, DAY_SURFACE, dark, gray, ladrillo, NIGHT_LINE, NIGHT_SURFACE } from '@feria/contract/palette'
import { escapeHtml } from './escape-html.ts'

const bodyStyle =
  `display: grid; min-height: 100dvh; margin: 0; place-items: center; background: light-dark(${DAY_PAPER}, ${dark[7]}); ` +
  `color: light-dark(${DAY_INK}, ${dark[0]}); font: 1rem/1.5 system-ui, sans-serif;`
const mainStyle =
  'box-sizing: border-box; width: min(28rem, 100% - 2rem); padding: 2rem 1.5rem; border-radius: 20px; ' +
  `border: 1px solid light-dark(${DAY_LINE}, ${NIGHT_LINE}); background: light-dark(${DAY_SURFACE}, ${NIGHT_SURFACE});`
const buttonStyle =
  'box-sizing: border-box; display: block; width: 100%; min-height: 48px; margin-top: 1rem; ' +
  `padding: .75rem 1rem; border: 1px solid light-dark(${gray[6]}, ${dark[2]}); border-radius: 10px; ` +
  'background: transparent; color: inherit; font: inherit; font-weight: 600; text-align: center; ' +
  'text-decoration: none; cursor: pointer;'

/** A single-purpose page for links in emails: no script, no session, nothing of the app. `content` is HTML. */
export const plainPage = (brand: string, heading: string, content: string): string => `<!doctype html>
<html lang="es-AR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(heading)} · ${escapeHtml(brand)}</title>
<style>
  :root { color-scheme: light dark; }
  body { ${bodyStyle} }
  main { ${mainStyle} }
  h1 { margin: 0 0 .5rem; font-size: 1.25rem; }
  button, a { ${buttonStyle} }
  button { border-color: ${ladrillo[7]}; background: ${ladrillo[7]}; color: #fff; }
</style>
</head>
<body>
<main>
<h1>${escapeHtml(heading)}</h1>
${content}
</main>
</body>
</html>
`

/** A link to another page. */
export const pageLink = ([route, label]: readonly [route: string, label: string]): string => `<a href="${route}">${label}</a>`

/** A form whose button performs the action: reading a page never does, since mail clients open links by themselves. */
export const pageButton = (label: string): string => `<form method="post"><button>${label}</button></form>`
