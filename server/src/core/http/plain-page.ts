import { escapeHtml } from './escape-html.ts'

const bodyStyle =
  'display: grid; min-height: 100dvh; margin: 0; place-items: center; background: light-dark(#eef1f6, #14181f); ' +
  'color: light-dark(#1c2430, #e8ecf3); font: 1rem/1.5 system-ui, sans-serif;'
const mainStyle =
  'box-sizing: border-box; width: min(28rem, 100%); padding: 2rem 1.5rem; background: light-dark(#fff, #1f252f); ' + 'border-radius: 12px;'
const buttonStyle =
  'box-sizing: border-box; display: block; width: 100%; min-height: 48px; margin-top: 1rem; ' +
  'padding: .75rem 1rem; border: 1px solid light-dark(#55637a, #8b98ad); border-radius: 8px; ' +
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
  button { border-color: #1b5fc1; background: #1b5fc1; color: #fff; }
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
