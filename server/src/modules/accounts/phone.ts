import type { Country } from '@feria/contract/accounts/values'
import type { CountryCode } from 'libphonenumber-js/max'
import { fail } from '../../core/errors.ts'

const ARGENTINE_MOBILE = '9'

/**
 * A phone number as stored, e.g. «11 15-2345-6789» as «+54 9 11 2345 6789». Argentine numbers are taken for mobiles, which is what people
 * enter: without 15 and 9 they look like landlines, so the 9 is added if the result is a valid mobile. Refuses an invalid number with a
 * sentence beside `phone`. The library's tables load with the first number.
 */
export const readPhone = async (text: string, country: Country = 'ar'): Promise<string> => {
  const { parsePhoneNumberFromString } = await import('libphonenumber-js/max')
  const parsed = parsePhoneNumberFromString(text, country.toUpperCase() as CountryCode)
  if (!parsed?.isValid()) return badPhone()
  if (parsed.country !== 'AR' || parsed.nationalNumber.startsWith(ARGENTINE_MOBILE)) return parsed.formatInternational()
  const mobile = parsePhoneNumberFromString(`+54${ARGENTINE_MOBILE}${parsed.nationalNumber}`)
  return (mobile?.isValid() ? mobile : parsed).formatInternational()
}

/**
 * The same of a number that gets text messages from here: a mobile of Argentina, whose text alone is paid for. Any other is refused with
 * a sentence beside `phone`.
 */
export const readMobile = async (text: string): Promise<string> => {
  const phone = await readPhone(text)
  return phone.startsWith(`+54 ${ARGENTINE_MOBILE} `) ? phone : notMobile()
}

/** A number as gateways take it (E.164), e.g. «+5491123456789». */
export const toE164 = (phone: string): string => `+${phone.replace(/\D/g, '')}`

const notMobile = () => fail('accounts.not-mobile', {}, { phone: 'Tiene que ser un celular de Argentina, con código de área.' })
const badPhone = () => fail('accounts.bad-phone', {}, { phone: 'Ese teléfono no es válido. Escribilo con código de área.' })
