import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { show } from '../testing/show.tsx'
import { AgainButton } from './again-button.tsx'

const words = { wait: (seconds: number) => `Otro en ${seconds} s`, another: 'Enviar otro' }

test.each([
  [30, false, 'Otro en 30 s', 0],
  [0, false, 'Enviar otro', 1],
  [0, true, 'Enviar otro', 0],
])('with %i s left, and one under way (%s), it says «%s» and asks %i times', (left, isPending, label, times) => {
  const onAsk = vi.fn()
  show(<AgainButton left={left} words={words} isPending={isPending} onAsk={onAsk} />)
  const button = screen.getByRole('button', { name: label })
  expect(button.getAttribute('aria-disabled') ?? null).toBe(left > 0 ? 'true' : null)
  fireEvent.click(button)
  expect(onAsk).toHaveBeenCalledTimes(times)
})
