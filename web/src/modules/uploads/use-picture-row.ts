import { useEffect, useRef, useState } from 'react'
import { CallError, explain } from '../../lib/call.ts'
import { agreeing, moved, type Slot, takenIn, urlsOf } from './picture-slots.ts'
import { refuse, sendPicture } from './send-picture.ts'

interface Options {
  value: string[]
  onChange: (urls: string[]) => void
  /** Called when the first upload starts and when the last one ends. */
  onBusy?: (isBusy: boolean) => void
  most: number
}

const keyOf = () => `${Date.now()}-${Math.random()}`

/**
 * Manages the row of pictures of a field: uploads files as they are added and reports the uploaded ones to the form. Leaving the page
 * aborts every upload.
 */
export const usePictureRow = ({ value, onChange, onBusy, most }: Options) => {
  const [slots, setSlots] = useState<Slot[]>(() => agreeing([], value))
  // Uploads end at any time: they change the current row, not that of the render that started them.
  const row = useRef(slots)
  const callbacks = useRef({ onChange, onBusy })
  callbacks.current = { onChange, onBusy }
  const running = useRef(new Map<string, AbortController>())
  /** Values sent to the form that have not come back: those of an upload that has just ended, while the next one ends already. */
  const sent = useRef<string[]>([])

  const change = (next: Slot[]) => {
    const [before, after] = [urlsOf(row.current).join('\n'), urlsOf(next).join('\n')]
    row.current = next
    setSlots(next)
    if (after === before) return
    sent.current.push(after)
    callbacks.current.onChange(urlsOf(next))
  }
  const patch = (key: string, part: Partial<Slot>) => change(row.current.map((slot) => (slot.key === key ? { ...slot, ...part } : slot)))

  const seen = value.join('\n')
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new value from outside replaces the row.
  useEffect(() => {
    const place = sent.current.indexOf(seen)
    sent.current = sent.current.slice(place + 1)
    // An earlier value of the row's own would undo what came after it, and lose the place of what is still uploading.
    if (place !== -1) return
    const next = agreeing(row.current, value)
    if (next === row.current) return
    row.current = next
    setSlots(next)
  }, [seen])

  useEffect(() => {
    const uploads = running.current
    return () => {
      for (const upload of uploads.values()) upload.abort()
      for (const { preview } of row.current) if (preview) URL.revokeObjectURL(preview)
    }
  }, [])

  const stop = (key: string) => {
    running.current.get(key)?.abort()
    if (running.current.delete(key) && running.current.size === 0) callbacks.current.onBusy?.(false)
  }

  const send = async (key: string, file: File) => {
    const upload = new AbortController()
    running.current.set(key, upload)
    if (running.current.size === 1) callbacks.current.onBusy?.(true)
    patch(key, { error: null, progress: 0 })
    try {
      const { url } = await sendPicture(file, { signal: upload.signal, onProgress: (progress) => patch(key, { progress }) })
      patch(key, { url, progress: 1, file: null })
    } catch (error) {
      if (upload.signal.aborted) return
      // Without the file it cannot be retried: a refusal by the server is final.
      const isFinal = error instanceof CallError && error.status >= 400 && error.status < 500 && error.status !== 429
      patch(key, { error: explain(error), file: isFinal ? null : file })
    } finally {
      if (!upload.signal.aborted) stop(key)
    }
  }

  /** Adds files up to the maximum; returns how many were left out. A file that is not an image gets a slot with the error. */
  const add = (files: File[]): number => {
    const room = Math.max(0, most - takenIn(row.current))
    const fresh = files.slice(0, room).map((file): Slot => {
      const refusal = refuse(file)
      const preview = refusal ? null : URL.createObjectURL(file)
      return {
        key: keyOf(),
        name: file.name,
        url: null,
        preview,
        progress: 0,
        error: refusal?.message ?? null,
        file: refusal ? null : file,
      }
    })
    change([...row.current, ...fresh])
    for (const { key, file } of fresh) if (file) void send(key, file)
    return files.length - fresh.length
  }

  const remove = (key: string) => {
    stop(key)
    const preview = row.current.find((slot) => slot.key === key)?.preview
    if (preview) URL.revokeObjectURL(preview)
    change(row.current.filter((slot) => slot.key !== key))
  }

  /** Sends a failed picture again; false if the others have taken every place by now. */
  const retry = (key: string): boolean => {
    if (takenIn(row.current) >= most) return false
    const file = row.current.find((slot) => slot.key === key)?.file
    if (file) void send(key, file)
    return true
  }

  const move = (key: string, by: number) => change(moved(row.current, key, by))

  return { slots, add, remove, retry, move }
}
