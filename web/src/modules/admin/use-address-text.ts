import { useDebouncedCallback } from '@mantine/hooks'
import { useEffect, useState } from 'react'
import { useSearchParams } from '../../lib/router.tsx'

const TYPING_MS = 300

/** Changes parts of the address without a new entry in the history; empty values leave it. */
export const useAddressParts = () => {
  const [params, setParams] = useSearchParams()
  const change = (values: Record<string, string>) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        for (const [name, value] of Object.entries(values)) {
          if (value) next.set(name, value)
          else next.delete(name)
        }
        return next
      },
      { replace: true },
    )
  return { params, change }
}

/** A text field whose value lives in the address under a name; it settles 300 ms after the last key. */
export const useAddressText = (name: string) => {
  const { params, change } = useAddressParts()
  const settled = params.get(name) ?? ''
  const [typed, setTyped] = useState(settled)
  const settle = useDebouncedCallback((text: string) => change({ [name]: text.trim() }), TYPING_MS)
  useEffect(() => setTyped((now) => (now.trim() === settled ? now : settled)), [settled])
  return {
    settled,
    typed,
    type: (text: string) => {
      setTyped(text)
      settle(text)
    },
  }
}
