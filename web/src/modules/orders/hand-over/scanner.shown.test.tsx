import { act, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { show } from '../../../testing/show.tsx'
import { Scanner } from './scanner.tsx'
import { texts } from './texts.ts'

afterEach(() => vi.unstubAllGlobals())

/** A camera that opens once it is allowed; its one track is stopped when it is let go. */
const aCamera = () => {
  const stop = vi.fn()
  const { promise, resolve, reject } = Promise.withResolvers<object>()
  vi.stubGlobal(
    'BarcodeDetector',
    class {
      detect = () => Promise.resolve([])
    },
  )
  vi.stubGlobal('navigator', { ...navigator, mediaDevices: { getUserMedia: () => promise } })
  return {
    stop,
    allow: () => act(async () => resolve({ getTracks: () => [{ stop }] })),
    refuse: (why: Error) => act(async () => reject(why)),
  }
}
const scanner = <Scanner onRead={() => null} onClose={() => undefined} />

test('a camera that is allowed only after the scanner was closed is let go at once', async () => {
  const { stop, allow } = aCamera()
  const { unmount } = show(scanner)
  unmount()
  expect(stop).not.toHaveBeenCalled()
  await allow()
  expect(stop).toHaveBeenCalledOnce()
})

test.each([
  ['NotAllowedError', texts.camera.refused],
  ['NotFoundError', texts.camera.none],
  ['NotReadableError', texts.camera.busy],
])('a camera that does not open says why: %s', async (name, text) => {
  const { refuse } = aCamera()
  show(scanner)
  await refuse(new DOMException('', name))
  expect(screen.getByText(text)).toBeTruthy()
})
