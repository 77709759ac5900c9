import { escapeHtml } from '../../core/http/escape-html.ts'
import { pageButton, pageLink, plainPage } from '../../core/http/plain-page.ts'

/** Asks for confirmation before the emailed link stops a withdrawal. */
export const askStopPage = ({ amount, ending }: { amount: string; ending: string }, brand: string): string =>
  plainPage(
    brand,
    '¿Frenamos el retiro?',
    `<p>Es de ${escapeHtml(amount)}, a la cuenta que termina en ${escapeHtml(ending)}. El dinero vuelve a tu saldo.</p>
${pageButton('Frenar el retiro')}`,
  )

/** Confirms that it was stopped, with what to do next. */
export const stoppedPage = (brand: string): string =>
  plainPage(
    brand,
    'Frenamos el retiro',
    `<p>El dinero volvió a tu saldo. Si no lo pediste vos, alguien sabe tu contraseña: cambiala ahora.</p>
${pageLink(['/forgot-password', 'Cambiar mi contraseña'])}
${pageLink(['/saldo', 'Ver mi saldo'])}`,
  )

/** Explains why a link stops nothing. */
export const badStopPage = (why: string, brand: string): string =>
  plainPage(brand, 'No se puede frenar', `<p>${escapeHtml(why)}</p>\n${pageLink(['/saldo', 'Ver mi saldo'])}`)
