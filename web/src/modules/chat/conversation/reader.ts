const PAUSE_MS = 1000

interface Options {
  /** False for what the server knows to be read. */
  isNews: (seq: number) => boolean
  tell: (seq: number) => Promise<void>
}

/** Tells how far somebody has read, at most once a second; what could not be told goes with the next. */
export const createReader = ({ isNews, tell }: Options) => {
  let wanted = 0
  let toldAt = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const go = () => {
    timer = undefined
    if (!isNews(wanted)) return
    toldAt = Date.now()
    void tell(wanted).catch(() => undefined)
  }
  return (seq: number) => {
    wanted = Math.max(wanted, seq)
    if (timer === undefined && isNews(wanted)) timer = setTimeout(go, Math.max(0, toldAt + PAUSE_MS - Date.now()))
  }
}
