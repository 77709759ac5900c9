import type { Notification } from '@feria/contract/notifications/schemas'
import { screen, waitFor } from '@testing-library/react'
import { createRef } from 'react'
import { expect, test, vi } from 'vitest'
import { queryClient } from '../../lib/query-client.ts'
import { answering, refused } from '../../testing/answering.ts'
import { show } from '../../testing/show.tsx'
import { notificationsQuery } from './notifications-query.ts'
import { Panel } from './panel.tsx'
import { texts } from './texts.ts'

const ME = 'member-1'
const notification = (id: string): Notification => ({
  id,
  type: 'sale',
  title: `Venta de ${id}`,
  message: 'El pago está aprobado.',
  timestamp: '2026-11-20T12:00:00.000Z',
  read: true,
  data: {},
})
const keep = (...list: Notification[]) => localStorage.setItem(`notifications:${ME}`, JSON.stringify(list))
const open = () => show(<Panel userId={ME} place={createRef()} onClose={() => undefined} />)
const whenAnswered = () => waitFor(() => expect(queryClient.isFetching()).toBe(0))
const list = (answer: unknown) => answering({ 'GET notifications': answer, 'GET notifications/unread': { unread: 0 } })

test('those of this device are shown, and that newer ones could not be brought', async () => {
  keep(notification('un mate'))
  list(refused(500))
  open()
  expect((await screen.findByRole('status')).textContent).toBe(texts.failed)
  screen.getByText('Venta de un mate')
  expect(screen.queryByRole('button', { name: texts.retry })).toBeNull()
})

test('without a network they are said to be the last that were seen', async () => {
  keep(notification('un mate'))
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  list(refused(500))
  open()
  expect((await screen.findByRole('status')).textContent).toBe(texts.kept)
  screen.getByText('Venta de un mate')
})

test('where there are none, the failure has a way to try again, which brings them', async () => {
  list(refused(500))
  open()
  expect((await screen.findByRole('alert')).textContent).toContain(texts.failed)
  list([notification('una pava')])
  screen.getByRole('button', { name: texts.retry }).click()
  await screen.findByText('Venta de una pava')
  expect([screen.queryByRole('alert'), screen.queryByRole('status')]).toEqual([null, null])
})

test('what the server has answered once is shown without a word when it fails later', async () => {
  list([notification('una pava')])
  open()
  await screen.findByText('Venta de una pava')
  list(refused(500))
  await queryClient.refetchQueries({ queryKey: notificationsQuery(ME).queryKey })
  await whenAnswered()
  expect([screen.queryByRole('alert'), screen.queryByRole('status')]).toEqual([null, null])
  screen.getByText('Venta de una pava')
})

test('the panel takes the focus from the bell that opened it', async () => {
  list([])
  const Bar = ({ isOpen }: { isOpen: boolean }) => (
    <>
      <button type="button">Campana</button>
      {isOpen && <Panel userId={ME} place={createRef()} onClose={() => undefined} />}
    </>
  )
  const { rerender } = show(<Bar isOpen={false} />)
  screen.getByRole('button', { name: 'Campana' }).focus()
  rerender(<Bar isOpen />)
  expect(document.activeElement).toBe(await screen.findByRole('region', { name: texts.title }))
})

test('who has none reads so, and that what comes will be here', async () => {
  list([])
  open()
  await screen.findByText(texts.empty)
  screen.getByText(texts.emptyHint)
})
