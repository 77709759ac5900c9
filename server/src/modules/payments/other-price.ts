import { toMajor } from '@feria/contract/money'
import { fail } from '../../core/errors.ts'
import { formatMinor, type Sum } from './rules.ts'

/** Refuses a purchase at another price than that of now, which the answer says in words and in numbers. */
export const failOtherPrice = ({ amountMinor, currency }: Sum): never =>
  fail('payments.other-price', { price: formatMinor(amountMinor, currency), total: toMajor(amountMinor), currency })
