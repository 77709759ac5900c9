import type { OptionalEmail } from '@feria/contract/notifications/values'
import { escapeHtml } from '../../core/http/escape-html.ts'
import { pageButton, pageLink, plainPage } from '../../core/http/plain-page.ts'

interface Texts {
  ask: string
  text: string
  button: string
  done: string
  again: string
  /** Where it can be switched on again. */
  back: [route: string, label: string]
}

const texts: Record<OptionalEmail, Texts> = {
  resumen: {
    ask: '¿No querés más el resumen?',
    text: 'Es el email con tus coincidencias nuevas, uno por día como máximo. Los avisos dentro del sitio siguen igual.',
    button: 'No mandarme más el resumen',
    done: 'Listo: no te mandamos más el resumen.',
    again: 'Si cambiás de idea, lo volvés a pedir en tus solicitudes.',
    back: ['/requests', 'Ir a mis solicitudes'],
  },
  ofertas: {
    ask: '¿No querés más ofertas?',
    text: 'Quienes venden no te van a encontrar más, así que no te llegan ofertas ni emails con ofertas.',
    button: 'No recibir más ofertas',
    done: 'Listo: no te llegan más ofertas.',
    again: 'Si cambiás de idea, lo volvés a activar en tu información personal.',
    back: ['/personal-info', 'Ir a mi información personal'],
  },
}

/**
 * Asks for confirmation before unsubscribing: mail clients open links by themselves, so nothing happens until the button is pressed.
 * Needs no script.
 */
export const askingPage = (kind: OptionalEmail, brand: string): string =>
  plainPage(brand, texts[kind].ask, `<p>${texts[kind].text}</p>\n${pageButton(texts[kind].button)}`)

/** Confirms that a kind of email was unsubscribed from, and where to subscribe again. */
export const endedPage = (kind: OptionalEmail, brand: string): string =>
  plainPage(brand, texts[kind].done, `<p>${texts[kind].again}</p>\n${pageLink(texts[kind].back)}`)

/** Explains why a link cannot unsubscribe. */
export const badEndPage = (why: string, brand: string): string =>
  plainPage(brand, 'Este enlace no sirve', `<p>${escapeHtml(why)} Copialo entero desde el email.</p>\n${pageLink(['/', 'Ir al inicio'])}`)
