import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { show } from '../../../testing/show.tsx'
import { AskForm } from './ask-form.tsx'

const field = () => screen.getByRole('textbox')

test('stopping an answer leads back to the field', () => {
  const stop = vi.fn()
  show(<AskForm isAsking hasAsked onAsk={() => undefined} onStop={stop} />)
  const button = screen.getByRole('button', { name: 'Detener' })
  button.focus()
  fireEvent.click(button)
  expect(stop).toHaveBeenCalledOnce()
  expect(document.activeElement).toBe(field())
})

test('what is sent while an answer comes, or without a word, asks nothing and stays in the field', () => {
  const ask = vi.fn()
  const { rerender } = show(<AskForm isAsking hasAsked onAsk={ask} onStop={() => undefined} />)
  const send = (words: string) => {
    fireEvent.change(field(), { target: { value: words } })
    ;(document.activeElement as HTMLElement | null)?.blur()
    fireEvent.submit(field())
    return [(field() as HTMLInputElement).value, document.activeElement === field()]
  }
  expect(send('una bici')).toEqual(['una bici', true])
  rerender(<AskForm isAsking={false} hasAsked onAsk={ask} onStop={() => undefined} />)
  expect(send('  ')).toEqual(['  ', true])
  expect(ask).not.toHaveBeenCalled()
  expect(send('una bici')).toEqual(['', false])
  expect(ask).toHaveBeenCalledExactlyOnceWith('una bici')
})
