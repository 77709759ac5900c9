import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { show } from '../../../testing/show.tsx'
import { Choices } from './choices.tsx'

test('which decision is chosen, and by which key, is told to whoever does not see it', () => {
  const choose = vi.fn()
  const options = [
    { value: 'nothing', label: 'Sin medidas', key: '1' },
    { value: 'warn', label: 'Advertir', key: '2' },
  ]
  show(<Choices options={options} chosen="warn" onChoose={choose} />)
  const states = screen.getAllByRole('button').map((one) => [one.getAttribute('aria-pressed'), one.getAttribute('aria-keyshortcuts')])
  expect(states).toEqual([
    ['false', '1'],
    ['true', '2'],
  ])
  fireEvent.click(screen.getByRole('button', { name: 'Sin medidas' }))
  expect(choose).toHaveBeenCalledExactlyOnceWith('nothing')
})
