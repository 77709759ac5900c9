import { useDebouncedCallback } from '@mantine/hooks'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'

const TYPING_MS = 300

/** Changes query parameters without a new history entry; removes empty values. */
export const useAddressParts = () => {
  const [params, setParams] = useSearchParams()
  const change = (values: Record<string, string>) =>
    setParams(
      () => {
        // The address as it is: what was shown last may be older than a change just before this one.
        const next = new URLSearchParams(location.search)
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

/** A text field whose value is a query parameter, debounced by 300 ms. */
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
