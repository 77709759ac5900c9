const PAUSE_MS = 1000

interface Options {
  /** False for what the server already has as read. */
  isNews: (seq: number) => boolean
  send: (seq: number) => Promise<void>
}

/** Reports the read position, at most once a second; a failed report is made up by the next one. */
export const createReader = ({ isNews, send }: Options) => {
  let wanted = 0
  let sentAt = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const go = () => {
    timer = undefined
    if (!isNews(wanted)) return
    sentAt = Date.now()
    void send(wanted).catch(() => undefined)
  }
  return (seq: number) => {
    wanted = Math.max(wanted, seq)
    if (timer === undefined && isNews(wanted)) timer = setTimeout(go, Math.max(0, sentAt + PAUSE_MS - Date.now()))
  }
}
