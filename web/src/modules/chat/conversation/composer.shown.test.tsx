import { MAX_MESSAGE } from '@feria/contract/chat/values'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { show } from '../../../testing/show.tsx'
import { texts } from '../texts.ts'
import { Composer } from './composer.tsx'

const labels = texts.composer

test('how many letters are left is told from the last 200 on', () => {
  show(<Composer roomId="sala" onSend={vi.fn()} onType={vi.fn()} takesFocus={false} returned={null} onReturned={vi.fn()} />)
  const field = screen.getByLabelText(labels.label)
  const type = (letters: number) => fireEvent.change(field, { target: { value: 'a'.repeat(letters) } })
  type(MAX_MESSAGE - 201)
  expect(screen.queryByText(labels.left(201))).toBeNull()
  type(MAX_MESSAGE - 200)
  expect(screen.getByText(labels.left(200)).getAttribute('role')).toBe('status')
})
