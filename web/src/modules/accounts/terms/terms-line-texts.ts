/** The words of the line that asks to accept the terms. */
export const termsLineTexts = {
  label: 'Términos y condiciones',
  first: 'Para comprar y vender acá valen los términos y las reglas de la feria.',
  changed: 'Cambiamos los términos o las reglas de la feria. Leelos y aceptalos.',
  terms: 'Términos',
  rules: 'Reglas',
  accept: 'Aceptar',
  failed: 'No pudimos guardar tu respuesta.',
} as const
