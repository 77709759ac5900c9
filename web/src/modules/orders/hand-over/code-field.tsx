import { DELIVERY_CODE_DIGITS } from '@feria/contract/orders/values'
import { Button, TextInput } from '@mantine/core'
import { IconQrcode } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { readQr } from './code-address.ts'
import classes from './hand-over.module.css'
import { canScan, Scanner } from './scanner.tsx'
import { texts } from './texts.ts'

interface Props {
  /** Whose QR it has to be; null takes that of any sale. */
  orderId: string | null
  label: string
  hint?: string
  value: string
  error?: string | undefined
  onChange: (code: string) => void
}

/** The code of a delivery: typed, or read by the camera where the browser can. */
export const CodeField = ({ orderId, label, hint, value, error, onChange }: Props) => {
  const [reader, setReader] = useState<'unknown' | 'none' | 'here' | 'open'>('unknown')
  useEffect(() => {
    let isOver = false
    void canScan().then((can) => !isOver && setReader(can ? 'here' : 'none'))
    return () => {
      isOver = true
    }
  }, [])
  const take = (text: string): string | null => {
    const found = readQr(text, orderId)
    if (found === 'not ours') return texts.notOurs
    if (found === 'other sale') return texts.otherSale
    onChange(found.code)
    setReader('here')
    return null
  }
  return (
    <>
      <TextInput
        data-autofocus
        label={label}
        description={hint}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        className={classes.field}
        inputMode="numeric"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        // Room for the spaces or hyphens of who reads it aloud.
        maxLength={2 * DELIVERY_CODE_DIGITS}
        value={value}
        error={error}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      {reader === 'here' && (
        <Button variant="default" leftSection={<IconQrcode size={18} aria-hidden="true" />} onClick={() => setReader('open')}>
          {texts.scan}
        </Button>
      )}
      {reader === 'open' && <Scanner onRead={take} onClose={() => setReader('here')} />}
      {reader === 'none' && orderId !== null && <p className={classes.quiet}>{texts.noReader}</p>}
    </>
  )
}
