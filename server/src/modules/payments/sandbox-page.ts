import type { SandboxCheckout } from '../../engines/payments/sandbox.ts'
import { formatMinor } from './rules.ts'

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

const reasons: [string, string][] = [
  ['cc_rejected_insufficient_amount', 'Rechazar: sin saldo'],
  ['cc_rejected_call_for_authorize', 'Rechazar: pide autorización'],
  ['cc_rejected_other_reason', 'Rechazar: otro motivo'],
]

const button = (step: string, label: string, kind: string, reason?: string) =>
  `<form method="post"><input type="hidden" name="step" value="${step}">` +
  (reason ? `<input type="hidden" name="reason" value="${reason}">` : '') +
  `<button class="${kind}">${label}</button></form>`

const bodyStyle =
  'display: grid; min-height: 100dvh; margin: 0; place-items: center; background: #eef1f6; color: #1c2430; ' +
  'font: 1rem/1.5 system-ui, sans-serif;'
const buttonStyle =
  'box-sizing: border-box; display: block; width: 100%; min-height: 48px; padding: .75rem 1rem; ' +
  'border: 1px solid #55637a; border-radius: 8px; background: #fff; color: #1c2430; font: inherit; ' +
  'font-weight: 600; text-align: center; text-decoration: none; cursor: pointer;'

/** The sandbox provider's checkout page, which takes no real money: plain HTML, like another site's. */
export const sandboxPage = (checkout: SandboxCheckout, brand: string): string => {
  const paid = checkout.payments.some(({ status }) => status === 'approved' || status === 'pending')
  const isOpen = !checkout.isOver && !paid
  const message = paid ? 'Este pago ya está hecho.' : 'Este pago venció.'
  return `<!doctype html>
<html lang="es-AR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Pago de prueba · ${escapeHtml(brand)}</title>
<style>
  body { ${bodyStyle} }
  main { box-sizing: border-box; width: min(28rem, 100%); padding: 2rem 1.5rem; background: #fff; border-radius: 12px; }
  h1 { margin: 0 0 .25rem; font-size: 1.25rem; }
  .sum { margin: 1rem 0; font-size: 2rem; font-weight: 700; }
  .note { padding: .75rem 1rem; border-radius: 8px; background: #fff4d6; }
  form { margin: .5rem 0 0; }
  button, a { ${buttonStyle} }
  .main { border-color: #1b5fc1; background: #1b5fc1; color: #fff; }
</style>
</head>
<body>
<main>
<h1>Pago de prueba</h1>
<p>${escapeHtml(checkout.description)}</p>
<p class="sum">${escapeHtml(formatMinor(checkout.amountMinor, checkout.currency))}</p>
<p class="note">Acá no se mueve dinero real: elegí cómo tiene que terminar el pago.</p>
${
  isOpen
    ? [
        button('approve', 'Pagar', 'main'),
        button('pend', 'Dejar pendiente', ''),
        ...reasons.map(([reason, label]) => button('reject', label, '', reason)),
        button('cancel', 'Volver sin pagar', ''),
      ].join('\n')
    : `<p>${message}</p><a class="main" href="${escapeHtml(checkout.returnUrl)}">Volver a la compra</a>`
}
</main>
</body>
</html>
`
}
