import { readCuit } from '@feria/contract/accounts/cuit'
import type { Country, Sector } from '@feria/contract/accounts/values'
import type { CallError } from '../../lib/call.ts'
import { fieldErrors } from '../../ui/field-errors.ts'
import { checkEmail } from './email-field.tsx'
import { texts } from './texts.ts'

const labels = texts.business

/** The business form as typed; an unmade choice is empty. */
export const emptyBusiness = { country: '', sector: '', company: '', name: '', phone: '', email: '', cuit: '' }
export type BusinessValues = typeof emptyBusiness

type BusinessKind = 'empresa' | 'proveedor'

/** Whom the form of an address registers. */
export const kindAt = (pathname: string): BusinessKind => (pathname.toLowerCase().includes('proveedor') ? 'proveedor' : 'empresa')

const needs = (missing: string) => (text: string) => (text.trim() === '' ? missing : null)

/** Field checks: all but the CUIT are required, and a CUIT is checked by its last digit. */
export const businessChecks = {
  country: needs(labels.countryMissing),
  sector: needs(labels.sectorMissing),
  company: needs(labels.companyMissing),
  name: needs(labels.nameMissing),
  phone: needs(labels.phoneMissing),
  email: checkEmail,
  cuit: (cuit: string, { country }: BusinessValues) =>
    country === 'ar' && cuit.trim() !== '' && readCuit(cuit) === null ? labels.cuitWrong : null,
}

/** The validated form as a request body; only a business in Argentina has a CUIT. */
export const businessBody = ({ country, sector, cuit, ...rest }: BusinessValues, accountType: BusinessKind) => ({
  ...rest,
  accountType,
  country: country as Country,
  sector: sector as Sector,
  cuit: country === 'ar' ? readCuit(cuit) : null,
})

/** The messages of a refused registration by field; CUIT and telephone have error codes of their own. */
export const businessErrors = (error: CallError): Record<string, string> => {
  if (error.code === 'accounts.bad-cuit') return { cuit: error.message }
  if (error.code === 'accounts.bad-phone') return { phone: error.message }
  return fieldErrors(error, Object.keys(emptyBusiness))
}
