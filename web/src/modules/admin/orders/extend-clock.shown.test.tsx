import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, test, vi } from 'vitest'
import { formatDate } from '../../../lib/format.ts'
import { show } from '../../../testing/show.tsx'
import { ExtendClock } from './extend-clock.tsx'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T12:00:00Z') })
  // A field that grows looks at fonts, which this window does not have.
  Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true })
})
afterEach(() => void vi.useRealTimers())

test.each([
  ['that runs', '2026-11-22T15:00:00Z', '2026-11-27T15:00:00Z'],
  ['that is over already, from now on', '2026-11-10T15:00:00Z', '2026-11-25T12:00:00Z'],
])('five days more of a clock %s end as the server decides', async (_what, until, end) => {
  const order = { id: 'o1', buyer: { id: 'b', name: 'Beto' }, seller: { id: 's', name: 'Sara' } } as never
  show(<ExtendClock order={order} running={{ clock: 'unsent', until, extendable: 60 }} onDone={() => undefined} />)
  fireEvent.change(await screen.findByLabelText('Días más'), { target: { value: '5' } })
  await screen.findByText((text) => text.includes(`Termina el ${formatDate(end)}. El motivo:`))
})
