import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '../../../testing/show.tsx'
import { NotMine } from './not-mine.tsx'

test("somebody else's conversation leads to the member's own ones", async () => {
  show(<NotMine isPage />, '/chat/a_b_c')
  screen.getByRole('heading', { name: 'No encontramos esa conversación' })
  await act(async () => fireEvent.click(screen.getByRole('link', { name: 'Ver mis chats' })))
  expect(location.pathname).toBe('/chats')
})
