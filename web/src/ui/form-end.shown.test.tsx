import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { CallError } from '../lib/call.ts'
import { show } from '../testing/show.tsx'
import { FormEnd } from './form-end.tsx'

const words = { submit: 'Guardar', cancel: 'Cancelar', failed: 'No se pudo guardar.' }
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })

test('a form that is being sent cannot be sent again, but left', () => {
  const [onSubmit, onClose] = [vi.fn((event: Event) => event.preventDefault()), vi.fn()]
  const form = (isPending: boolean) => (
    <form onSubmit={(event) => onSubmit(event.nativeEvent)}>
      <FormEnd words={words} isPending={isPending} error={null} onClose={onClose} />
    </form>
  )
  const { rerender } = show(form(false))
  fireEvent.click(button('Cancelar'))
  expect([onSubmit.mock.calls.length, onClose.mock.calls.length]).toEqual([0, 1])
  fireEvent.click(button('Guardar'))
  expect(onSubmit).toHaveBeenCalledOnce()
  rerender(form(true))
  expect([button('Guardar').disabled, button('Cancelar').disabled]).toEqual([true, false])
})

test('it says why it was refused', () => {
  const { words: shown } = show(<FormEnd words={words} isPending={false} error={new CallError(500)} onClose={vi.fn()} />)
  expect(shown()).toContain(words.failed)
})
