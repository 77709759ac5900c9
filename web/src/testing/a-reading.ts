import type { Reading } from '@feria/contract/assistant/schemas'

/** A text as the server reads it; of what is not given it says nothing. */
export const aReading = (more: Partial<Reading> = {}): Reading => ({
  intent: 'buy',
  what: '',
  categoryId: null,
  minPrice: null,
  maxPrice: null,
  currency: 'ARS',
  place: null,
  radiusKm: null,
  condition: null,
  without: [],
  brand: null,
  size: null,
  country: null,
  refusal: null,
  ...more,
})
