const SIXTEEN = 16
/** Where the sequence of a UUIDv7 is read from, and how many numbers each of its bytes holds. */
const SEQUENCE = 6
const BYTE = 256

/**
 * Makes the ids of one millisecond rise in the order in which they are made, until the returned function is called: otherwise chance
 * orders rows of the same moment, and what is written down would change from run to run. The generator of `uuid` asks for 16 bytes.
 */
export const riseIds = (): (() => void) => {
  const { getRandomValues } = crypto
  let made = 0
  crypto.getRandomValues = <T extends NodeJS.ArrayBufferView | null>(into: T): T => {
    const filled = getRandomValues.call(crypto, into as never) as T
    if (!(filled instanceof Uint8Array) || filled.length !== SIXTEEN) return filled
    made++
    for (const place of [0, 1, 2, 3]) filled[SEQUENCE + 3 - place] = Math.floor(made / BYTE ** place) % BYTE
    return filled
  }
  return () => {
    crypto.getRandomValues = getRandomValues
  }
}
