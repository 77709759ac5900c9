const WEIGHTS = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]

/** The 11 digits of a CUIT typed with or without dashes; null when it has not 11, or its last digit is not the checksum of the others. */
export const readCuit = (text: string): string | null => {
  const digits = /^(\d{2})-?(\d{8})-?(\d)$/.exec(text.trim())?.slice(1).join('')
  if (!digits) return null
  const sum = WEIGHTS.reduce((total, weight, place) => total + weight * Number(digits[place]), 0)
  // 11 stands for 0; 10 is no digit, so no CUIT has it.
  const check = (11 - (sum % 11)) % 11
  return check === Number(digits[10]) ? digits : null
}
