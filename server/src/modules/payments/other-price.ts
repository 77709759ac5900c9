import { toMajor } from '@feria/contract/money'
import { fail } from '../../core/errors.ts'
import { formatMinor, type Sum } from './rules.ts'

/** Refuses a purchase at an outdated price; the error gives the current one in words and numbers. */
export const failOtherPrice = ({ amountMinor, currency }: Sum): never =>
  fail('payments.other-price', { price: formatMinor(amountMinor, currency), total: toMajor(amountMinor), currency })
