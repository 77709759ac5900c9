const WEIGHTS = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]

/** The 11 digits of a CUIT typed with or without dashes; null unless it has 11 digits and a valid check digit. */
export const readCuit = (text: string): string | null => {
  const digits = /^(\d{2})-?(\d{8})-?(\d)$/.exec(text.trim())?.slice(1).join('')
  if (!digits) return null
  const sum = WEIGHTS.reduce((total, weight, place) => total + weight * Number(digits[place]), 0)
  // 11 stands for 0; 10 is not a digit, so no CUIT has it.
  const check = (11 - (sum % 11)) % 11
  return check === Number(digits[10]) ? digits : null
}
