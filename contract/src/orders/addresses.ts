/** The provinces of Argentina, for addresses. */
export const provinces = [
  'Ciudad Autónoma de Buenos Aires',
  'Buenos Aires',
  'Catamarca',
  'Chaco',
  'Chubut',
  'Córdoba',
  'Corrientes',
  'Entre Ríos',
  'Formosa',
  'Jujuy',
  'La Pampa',
  'La Rioja',
  'Mendoza',
  'Misiones',
  'Neuquén',
  'Río Negro',
  'Salta',
  'San Juan',
  'San Luis',
  'Santa Cruz',
  'Santa Fe',
  'Santiago del Estero',
  'Tierra del Fuego',
  'Tucumán',
] as const
export type Province = (typeof provinces)[number]

/** A postcode of four digits, or the long one with its letters, in upper case. */
export const POSTCODE = /^([A-Z]\d{4}[A-Z]{3}|\d{4})$/
/** Maximum lengths of the fields of an address. */
export const addressLengths = { street: 120, details: 200, city: 80, phone: 40 } as const
