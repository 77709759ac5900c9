/** Why a card was refused, in words that say what to do. The provider's own code is never shown. */
const reasons: Record<string, string> = {
  cc_rejected_insufficient_amount: 'La tarjeta no tiene saldo suficiente. Probá con otra tarjeta.',
  cc_rejected_call_for_authorize: 'Tu banco pide que autorices la compra. Llamalo y volvé a intentar.',
  cc_rejected_bad_filled_security_code: 'El código de seguridad no es correcto. Revisalo y volvé a intentar.',
  cc_rejected_bad_filled_date: 'El vencimiento no es correcto. Revisalo y volvé a intentar.',
  cc_rejected_bad_filled_card_number: 'El número de la tarjeta no es correcto. Revisalo y volvé a intentar.',
  cc_rejected_bad_filled_other: 'Algún dato de la tarjeta no es correcto. Revisalo y volvé a intentar.',
  cc_rejected_card_disabled: 'La tarjeta no está activa. Llamá a tu banco o probá con otra.',
  cc_rejected_duplicated_payment: 'Ya hiciste un pago por este importe. Si necesitás pagar de nuevo, usá otra tarjeta.',
  cc_rejected_blacklist: 'No pudimos procesar el pago con esta tarjeta. Probá con otra.',
  cc_rejected_high_risk: 'No pudimos procesar el pago con esta tarjeta. Probá con otra.',
  cc_rejected_max_attempts: 'Llegaste al límite de intentos con esta tarjeta. Probá con otra.',
}

/** The Spanish sentence for a provider's reason; a general one for reasons we do not know. */
export const reasonOf = (detail: string | null): string =>
  reasons[detail ?? ''] ?? 'La tarjeta fue rechazada. No se hizo ningún cobro: probá con otra.'
