const PAUSE_MS = 1000

interface Options {
  /** False for what the server already has as read. */
  isNews: (seq: number) => boolean
  tell: (seq: number) => Promise<void>
}

/** Reports the read position, at most once a second; a failed report is made up by the next one. */
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
