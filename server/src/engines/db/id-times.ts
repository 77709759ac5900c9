/** The lowest UUIDv7 of a moment: ids made before it are lower. */
export const lowestId = (at: Date): string => {
  const hex = at.getTime().toString(16).padStart(12, '0')
  return `${hex.slice(0, 8)}-${hex.slice(8)}-0000-0000-000000000000`
}

/** When a UUIDv7 was made. */
export const timeOf = (id: string): Date => new Date(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16))
