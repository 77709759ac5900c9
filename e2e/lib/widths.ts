/** The two windows of the journeys. */
export const widths = {
  '1280': { width: 1280, height: 800 },
  '390': { width: 390, height: 844 },
} as const
