import { type ClipboardEvent, type DragEvent, useState } from 'react'

const none: File[] = []
const picturesOf = (data: DataTransfer | null): File[] => [...(data?.files ?? [])]

/** The pictures of the message being written: what was chosen, and the addresses of what is uploaded. */
export const useAttached = () => {
  const [files, setFiles] = useState(none)
  const [urls, setUrls] = useState<string[]>([])
  const [isBusy, setIsBusy] = useState(false)
  const [isOver, setIsOver] = useState(false)
  /** Another row of pictures for each message. */
  const [round, setRound] = useState(0)
  const clear = () => {
    setFiles(none)
    setUrls([])
    setIsBusy(false)
    setRound((n) => n + 1)
  }
  const take = (chosen: File[]) => chosen.length > 0 && setFiles(chosen)
  return {
    urls,
    isBusy,
    isOver,
    isOpen: files.length > 0 || urls.length > 0,
    take,
    clear,
    /** Brings back the pictures of a message that was not sent. */
    restore: setUrls,
    row: { key: round, files, value: urls, onChange: setUrls, onBusy: setIsBusy, onNone: clear },
    /** What the form listens to: files that are dropped on it or pasted into it. */
    listeners: {
      onDragOver: (event: DragEvent) => {
        event.preventDefault()
        setIsOver(true)
      },
      onDragLeave: () => setIsOver(false),
      onDrop: (event: DragEvent) => {
        event.preventDefault()
        setIsOver(false)
        take(picturesOf(event.dataTransfer))
      },
      onPaste: (event: ClipboardEvent) => {
        const pasted = picturesOf(event.clipboardData)
        if (pasted.length === 0) return
        event.preventDefault()
        take(pasted)
      },
    },
  }
}
