// Lets a server under test live later: its clock is ahead by as many milliseconds as the file says that LATER names, from when it says so.
import { readFileSync } from 'node:fs'

const Now = Date
let [ahead, readAt] = [0, 0]

const readAhead = () => {
  const now = Now.now()
  if (now - readAt < 50) return ahead
  readAt = now
  try {
    ahead = Number(readFileSync(process.env.LATER ?? '', 'utf8')) || 0
  } catch {
    ahead = 0
  }
  return ahead
}

globalThis.Date = class extends Now {
  constructor(...parts) {
    if (parts.length === 0) super(Now.now() + readAhead())
    else super(...parts)
  }

  static now() {
    return Now.now() + readAhead()
  }
}
