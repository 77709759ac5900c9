import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answering, refused } from '../../../testing/answering.ts'
import { choose } from '../../../testing/choose.ts'
import { show } from '../../../testing/show.tsx'
import { NotificationHours } from './notification-hours.tsx'

const quiet = () => screen.getByRole<HTMLInputElement>('switch', { name: 'No molestar' })
const from = () => screen.getByLabelText<HTMLSelectElement>('Desde las')
const until = () => screen.getByLabelText<HTMLSelectElement>('Hasta las')

test('a changed hour shows at once and is sent with the others', async () => {
  const sent: unknown[] = []
  answering({
    'GET request/hours': { quietFrom: null, quietTo: null, hasDigest: true },
    'PUT request/hours': (body: unknown) => sent.push(body) && body,
  })
  show(<NotificationHours />)
  fireEvent.click(await screen.findByRole('switch', { name: 'No molestar' }))
  await waitFor(() => expect(from().value).toBe('22'))
  choose('Desde las', '23 h')
  fireEvent.click(quiet())
  await waitFor(() => expect(quiet().checked).toBe(false))
  await waitFor(() => expect(sent).toHaveLength(3))
  expect(sent).toEqual([
    { quietFrom: 22, quietTo: 8, hasDigest: true },
    { quietFrom: 23, quietTo: 8, hasDigest: true },
    { quietFrom: null, quietTo: null, hasDigest: true },
  ])
})

test('of two changes made quickly the second is sent once the first is answered, and its value stays shown', async () => {
  const sent: { quietTo: number }[] = []
  const answers: (() => void)[] = []
  answering({
    'GET request/hours': { quietFrom: 22, quietTo: 8, hasDigest: true },
    'PUT request/hours': (body: { quietTo: number }) => {
      sent.push(body)
      return new Promise((answer) => answers.push(() => answer(body)))
    },
  })
  show(<NotificationHours />)
  await waitFor(() => expect(until().value).toBe('8'))
  choose('Hasta las', '9 h')
  await waitFor(() => expect(sent).toHaveLength(1))
  choose('Hasta las', '7 h')
  await waitFor(() => expect(until().value).toBe('7'))
  expect(sent).toHaveLength(1)
  answers[0]?.()
  await waitFor(() => expect(sent.map(({ quietTo }) => quietTo)).toEqual([9, 7]))
  expect(until().value).toBe('7')
  answers[1]?.()
})

test('what the server refuses is shown as it was', async () => {
  answering({ 'GET request/hours': { quietFrom: 21, quietTo: 7, hasDigest: false }, 'PUT request/hours': () => refused(409) })
  show(<NotificationHours />)
  await waitFor(() => expect(from().value).toBe('21'))
  choose('Desde las', '23 h')
  await screen.findByText('Ahora no.')
  await waitFor(() => expect(from().value).toBe('21'))
  fireEvent.click(quiet())
  await waitFor(() => expect(quiet().checked).toBe(false))
  await waitFor(() => expect(quiet().checked).toBe(true))
})
