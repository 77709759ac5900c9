import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { useSession } from '../../lib/session.ts'
import { answering } from '../../testing/answering.ts'
import { show } from '../../testing/show.tsx'
import { texts } from './texts.ts'
import { VisibilitySection } from './visibility-section.tsx'

const labels = texts.visibility
beforeEach(() => useSession.setState({ token: 't', user: { id: 'x', name: 'Ada', role: 'admin' } as never }))

test('what was shown again is still shown when the page is opened again', async () => {
  const product = { id: 'p1', name: 'Mesa', price: 10, currency: 'USD', imageUrl: null, seller: { id: 's', name: 'Sara' }, signs: {} }
  let visible = false
  const made = answering({
    'GET admin/products': () => [{ ...product, visible }],
    'PUT products/p1/visibility': (body: { visible: boolean }) => {
      visible = body.visible
      return { id: 'p1', visible }
    },
  })
  const toggle = (state: string) => screen.findByRole('switch', { name: `${labels.toggle('Mesa')}: ${state}` })
  const asked = () => made.filter((call) => call.startsWith('GET admin/products')).length
  const { unmount } = show(<VisibilitySection />)
  fireEvent.click(await toggle(labels.hidden))
  await toggle(labels.visible)
  expect(asked(), 'the row stays until it is looked for anew').toBe(1)
  unmount()
  show(<VisibilitySection />)
  await toggle(labels.visible)
  expect(asked()).toBe(2)
})
