import { fireEvent } from '@testing-library/react'
import { accessibleName } from './outline.ts'

/** What somebody types into a field, by its label; the first that fits. */
const typed: [label: RegExp, text: string][] = [
  [/email/i, 'otra@feria.example'],
  [/contraseña/i, 'Una-clave-larga-2026'],
  [/tel[eé]fono|celular|whatsapp/i, '11 5555-1234'],
  [/número de (la )?tarjeta/i, '4242 4242 4242 4242'],
  [/vencimiento|vence/i, '12/30'],
  [/cvu|cbu|alias/i, 'mi.alias.feria'],
  [/cuit|cuil/i, '20-12345678-6'],
  [/c[oó]digo postal|postal/i, '1414'],
  [/seguridad|cvc|cvv/i, '123'],
  [/c[oó]digo/i, '123456'],
  [/d[ií]as/i, '7'],
  [/m[ií]nim/i, '1200'],
  [/m[aá]xim/i, '1800'],
  [/precio|monto|importe|cotizaci|d[oó]lar|suma|cu[aá]nto|comisi[oó]n/i, '1500'],
  [/cantidad|stock|unidades|radio|km/i, '3'],
]

const textFor = (field: HTMLInputElement | HTMLTextAreaElement): string => {
  const name = accessibleName(field)
  const found = typed.find(([label]) => label.test(name))?.[1]
  if (field.type === 'date') return '2026-11-25'
  if (field.type === 'datetime-local') return '2026-11-25T10:00'
  if (field.type === 'time') return '10:00'
  if (found) return found
  if (field.type === 'email') return 'otra@feria.example'
  return field.type === 'number' || /numeric|decimal/.test(field.inputMode) ? '1500' : `Escrito en ${name || 'el campo'}`
}

const isOff = (field: Element) => (field as HTMLInputElement).disabled || (field as HTMLInputElement).readOnly

/** Fills every field in a part of the page: types, chooses the last option, ticks what is not ticked. */
export const fill = (fields: Element[]): void => {
  for (const field of fields) {
    if (isOff(field) || !field.isConnected) continue
    if (field instanceof HTMLSelectElement) {
      const value = [...field.options].findLast((option) => !option.disabled)?.value
      fireEvent.change(field, { target: { value } })
    } else if (field instanceof HTMLTextAreaElement) fireEvent.change(field, { target: { value: textFor(field) } })
    else if (field instanceof HTMLInputElement) {
      if (['checkbox', 'radio'].includes(field.type)) {
        if (!field.checked) fireEvent.click(field)
      } else if (!['hidden', 'file', 'submit', 'button', 'range'].includes(field.type))
        fireEvent.change(field, { target: { value: textFor(field) } })
    }
  }
}
