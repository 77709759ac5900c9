import { Button } from '@mantine/core'
import { useEffect, useState } from 'react'

/** Seconds left until something may be asked again, and what starts them anew. */
export const useWait = (seconds: number, isWaiting = false): [left: number, restart: () => void] => {
  const [left, setLeft] = useState(isWaiting ? seconds : 0)
  useEffect(() => {
    if (left === 0) return
    const timer = setTimeout(() => setLeft(left - 1), 1000)
    return () => clearTimeout(timer)
  }, [left])
  return [left, () => setLeft(seconds)]
}

interface Props {
  left: number
  words: { wait: (seconds: number) => string; another: string }
  isPending: boolean
  isWide?: boolean
  onAsk: () => void
}

/** Asks for another letter or code, once there was time for the one before. */
export const AgainButton = ({ left, words, isPending, isWide = false, onAsk }: Props) => (
  <Button
    variant="default"
    fullWidth={isWide}
    loading={isPending}
    // Not the attribute: the focus would be lost.
    data-disabled={left > 0 || undefined}
    aria-disabled={left > 0 || undefined}
    onClick={() => left === 0 && onAsk()}
  >
    {left > 0 ? words.wait(left) : words.another}
  </Button>
)
