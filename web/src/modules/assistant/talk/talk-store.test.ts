import type { AssistantLine, Chips } from '@feria/contract/assistant/schemas'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useSession } from '../../../lib/session.ts'
import { Stored } from '../../../testing/stored.ts'
import { useTalk } from './talk-store.ts'

const textLine = (text: string) => ({ kind: 'say', text }) as unknown as AssistantLine
const answers: ((response: Response) => void)[] = []
const asked: unknown[] = []
const lines = (...all: unknown[]) => new Response(all.map((one) => `${JSON.stringify(one)}\n`).join(''))
const states = () => useTalk.getState().exchanges.map(({ state }) => state)
const settled = () => new Promise((done) => setTimeout(done))

beforeEach(() => {
  answers.length = 0
  asked.length = 0
  vi.stubGlobal('localStorage', new Stored())
  vi.stubGlobal('sessionStorage', new Stored())
  vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
    asked.push(JSON.parse(body))
    return new Promise<Response>((done) => answers.push(done))
  })
  useSession.setState({ token: 'of-ana', user: { id: 'ana' } as never, endedBy: null })
})
afterEach(() => {
  useSession.getState().signOut()
  vi.unstubAllGlobals()
})
const ask = async (words: string) => {
  useTalk.getState().ask(words)
  await settled()
}
const answer = async (n: number, response: Response) => {
  answers[n]?.(response)
  await settled()
  await settled()
}

test('one question at a time: another during an answer is not sent, nor a blank one', async () => {
  await ask('una mesa')
  await ask('una silla')
  useTalk.getState().stop()
  await ask('   ')
  expect(asked).toHaveLength(1)
  expect(states()).toEqual(['stopped'])
})

test('a cancelled answer changes nothing any more, whether it comes or fails', async () => {
  await ask('una mesa')
  useTalk.getState().stop()
  const before = useTalk.getState().exchanges
  await answer(0, lines(textLine('Mirá estas mesas')))
  expect(useTalk.getState().exchanges).toEqual(before)
  useTalk.getState().retry()
  await settled()
  useTalk.getState().stop()
  await answer(1, Response.json({ error: 'internal' }, { status: 500 }))
  expect(states()).toEqual(['stopped'])
})

test('an answer to what was changed meanwhile is not mixed with the one that follows', async () => {
  await ask('una mesa')
  useTalk.getState().edit({ what: 'silla', without: [] } as unknown as Chips)
  await settled()
  const before = useTalk.getState().exchanges
  await answer(0, lines(textLine('Mirá estas mesas')))
  expect(useTalk.getState().exchanges).toEqual(before)
  await answer(1, lines(textLine('Mirá estas sillas')))
  expect(useTalk.getState().exchanges).not.toEqual(before)
})

test('an answer that breaks off before its end has failed', async () => {
  await ask('una mesa')
  await answer(0, lines())
  expect(states()).toEqual(['failed'])
})

test('an expired session ends here, too; a late refusal of an older one does not end the current one', async () => {
  const over = () => Response.json({ error: 'accounts.sign-in' }, { status: 401 })
  await ask('una mesa')
  useSession.setState({ token: 'of-bea', user: { id: 'bea' } as never })
  await answer(0, over())
  expect(useSession.getState().token).toBe('of-bea')
  expect(states()).toEqual(['failed'])
  useTalk.getState().retry()
  await settled()
  await answer(1, over())
  expect(useSession.getState()).toMatchObject({ token: null, endedBy: 'server' })
})

test('the conversation is deleted with the session', async () => {
  await ask('una mesa')
  useSession.getState().signOut()
  await answer(0, lines(textLine('Mirá estas mesas')))
  expect(useTalk.getState().exchanges).toEqual([])
})
