import { Button } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { notify } from '../lib/notify.ts'

/** How long the button shows that it copied. */
const SHOWN_MS = 2000

/** «Copiar»: copies a text to the clipboard and shows so for a moment. `what` names the text for screen readers. */
export const CopyButton = ({ text, what, isQuiet = false }: { text: string; what: string; isQuiet?: boolean }) => {
  const [isCopied, setIsCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setIsCopied(false), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [isCopied])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setIsCopied(true)
    } catch {
      await notify({ message: 'El navegador no deja copiar: seleccionalo y copialo a mano.', kind: 'error' })
    }
  }
  const Icon = isCopied ? IconCheck : IconCopy
  return (
    <>
      <Button
        variant={isQuiet ? 'subtle' : 'default'}
        aria-label={`Copiar ${what}`}
        leftSection={<Icon size={18} aria-hidden="true" />}
        onClick={() => void copy()}
      >
        {isCopied ? 'Copiado' : 'Copiar'}
      </Button>
      <span className="only-read" role="status">
        {isCopied && 'Copiado'}
      </span>
    </>
  )
}
