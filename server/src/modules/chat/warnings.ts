import type { WarningKind } from '@feria/contract/chat/values'
import type { Ctx } from '../../core/context.ts'
import { fail } from '../../core/errors.ts'
import { type Warning, warningOf } from '../../language/shield/warnings.ts'

/** Why the sender is asked, by what the text looks like. */
const reasons: Record<WarningKind, string> = {
  code: 'Parece que pedís un código o una clave: son personales y nadie los necesita para comprar ni vender',
  receipt: 'Parece que hablás de una transferencia: en Feria el pago se ve en la compra, no en un comprobante',
  overpaid: 'Parece que pedís que te devuelvan dinero: las devoluciones se hacen desde la compra',
  outside: 'Parece que proponés pagar por fuera de Feria: así nadie cuida el dinero de ninguno de los dos',
  contact: 'Parece que querés seguir por fuera de Feria: lo que acuerden ahí no se puede comprobar',
  courier: 'Parece que pedís que paguen un flete, una tasa o un seguro por adelantado',
  bank: 'Parece que hablás en nombre de un banco o de soporte, o que pedís pasos en un cajero',
  data: 'Parece que pedís fotos de documentos o tarjetas: no hacen falta para comprar ni vender',
  link: 'Mandás un enlace: quien lo recibe no puede saber adónde lleva',
}

const hostOf = (address: string): string => (URL.canParse(address) ? new URL(address).hostname : '')

/** What the receiver of a text is warned of; null for honest talk. The rules of today read old messages too. */
export const warningIn = (ctx: Ctx, text: string): Warning | null =>
  warningOf(text, { ownHost: hostOf(ctx.config.PUBLIC_URL), badHosts: ctx.config.BAD_LINKS })

/**
 * Stops a text before it is sent: with `chat.bad-link` when it links to a host that is known to be bad, with `chat.looks-unsafe` when it
 * looks like a swindle and its sender was not asked yet. Returns what it looks like.
 */
export const checkWords = (ctx: Ctx, text: string | null, isSure: boolean): Warning | null => {
  const warning = text === null ? null : warningIn(ctx, text)
  if (warning?.isRefused) fail('chat.bad-link')
  if (warning && !isSure) fail('chat.looks-unsafe', { why: reasons[warning.kind] })
  return warning
}
