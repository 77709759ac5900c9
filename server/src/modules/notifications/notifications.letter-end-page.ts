import type { LetterKind } from '@feria/contract/notifications'
import { escapeHtml } from '../../http/filled-page.ts'

interface Said {
  ask: string
  text: string
  button: string
  done: string
  again: string
  /** Where it is switched on again. */
  back: [route: string, label: string]
}

const said: Record<LetterKind, Said> = {
  resumen: {
    ask: '¿No querés más el resumen?',
    text: 'Es el mail con tus coincidencias nuevas, uno por día como máximo. Los avisos dentro del sitio siguen igual.',
    button: 'No mandarme más el resumen',
    done: 'Listo: no te mandamos más el resumen.',
    again: 'Si cambiás de idea, lo volvés a pedir en tus solicitudes.',
    back: ['/requests', 'Ir a mis solicitudes'],
  },
  ofertas: {
    ask: '¿No querés más ofertas?',
    text: 'Quienes venden no te van a encontrar más, así que no te llegan ofertas ni mails con ofertas.',
    button: 'No recibir más ofertas',
    done: 'Listo: no te llegan más ofertas.',
    again: 'Si cambiás de idea, lo volvés a activar en tu información personal.',
    back: ['/personal-info', 'Ir a mi información personal'],
  },
}

const page = (brand: string, heading: string, content: string): string => `<!doctype html>
<html lang="es-AR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(heading)} · ${escapeHtml(brand)}</title>
<style>
  :root { color-scheme: light dark; }
  body { display: grid; min-height: 100dvh; margin: 0; place-items: center; background: light-dark(#eef1f6, #14181f); color: light-dark(#1c2430, #e8ecf3); font: 1rem/1.5 system-ui, sans-serif; }
  main { box-sizing: border-box; width: min(28rem, 100%); padding: 2rem 1.5rem; background: light-dark(#fff, #1f252f); border-radius: 12px; }
  h1 { margin: 0 0 .5rem; font-size: 1.25rem; }
  button, a { box-sizing: border-box; display: block; width: 100%; min-height: 48px; margin-top: 1rem; padding: .75rem 1rem; border: 1px solid light-dark(#55637a, #8b98ad); border-radius: 8px; background: transparent; color: inherit; font: inherit; font-weight: 600; text-align: center; text-decoration: none; cursor: pointer; }
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

const link = ([route, label]: [string, string]): string => `<a href="${route}">${label}</a>`

/** Asks before letters of a kind end: mail programs open links by themselves, so nothing happens until the button is pressed. Needs no script. */
export const askingPage = (kind: LetterKind, brand: string): string =>
  page(brand, said[kind].ask, `<p>${said[kind].text}</p>\n<form method="post"><button>${said[kind].button}</button></form>`)

/** Says that letters of a kind have ended, and where they begin again. */
export const endedPage = (kind: LetterKind, brand: string): string =>
  page(brand, said[kind].done, `<p>${said[kind].again}</p>\n${link(said[kind].back)}`)

/** Says that a link ends nothing, and why. */
export const badEndPage = (why: string, brand: string): string =>
  page(brand, 'Este enlace no sirve', `<p>${escapeHtml(why)} Copialo entero desde el mail.</p>\n${link(['/', 'Ir al inicio'])}`)
