/** What an AV1 decoder will allocate, by the headers in its data. */
export interface Drawn {
  width: number
  height: number
  frames: number
}

const [SEQUENCE, FRAME_HEAD, FRAME] = [1, 3, 6]
const SEVEN_BITS = 0x7f
const MAX_SIZE_BYTES = 4

/** Reads a number of bits at a time; throws a RangeError beyond the end. */
const bitsOf = (data: Buffer) => {
  let at = 0
  return (count: number): number => {
    let value = 0
    for (let i = 0; i < count; i++, at++) value = value * 2 + ((data.readUInt8(at >> 3) >> (7 - (at & 7))) & 1)
    return value
  }
}

/** The largest frame of a sequence (AV1 specification, 5.5.1). Null for what pictures do not have: frame timing. */
const sizeOf = (data: Buffer): { width: number; height: number } | null => {
  const bits = bitsOf(data)
  bits(4)
  const isReduced = bits(1) === 1
  if (isReduced) bits(5)
  else {
    if (bits(1) === 1) return null
    const hasDelays = bits(1) === 1
    const points = bits(5) + 1
    for (let i = 0; i < points; i++) {
      bits(12)
      if (bits(5) > 7) bits(1)
      if (hasDelays && bits(1) === 1) bits(4)
    }
  }
  const [across, down] = [bits(4) + 1, bits(4) + 1]
  return { width: bits(across) + 1, height: bits(down) + 1 }
}

/** Reads header by header; null for an invalid one. */
export const readAv1 = (data: Buffer): Drawn | null => {
  const drawn: Drawn = { width: 0, height: 0, frames: 0 }
  for (let at = 0; at < data.length; ) {
    const head = data[at++] ?? 0
    const type = (head >> 3) & 15
    if (head & 4) at += 1
    let size = data.length - at
    if (head & 2) {
      size = 0
      for (let i = 0, isLast = false; !isLast; i++) {
        const byte = data[at++]
        if (byte === undefined || i === MAX_SIZE_BYTES) return null
        size += (byte & SEVEN_BITS) * 2 ** (7 * i)
        isLast = byte <= SEVEN_BITS
      }
    }
    if (size < 0 || at + size > data.length) return null
    if (type === SEQUENCE) {
      const sequence = sizeOf(data.subarray(at, at + size))
      if (!sequence) return null
      drawn.width = Math.max(drawn.width, sequence.width)
      drawn.height = Math.max(drawn.height, sequence.height)
    }
    if (type === FRAME || type === FRAME_HEAD) drawn.frames += 1
    at += size
  }
  return drawn
}
