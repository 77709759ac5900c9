import type { Act, Choice } from './act.ts'
import {
  answerClaim,
  claim,
  endAll,
  endClaim,
  handOver,
  receive,
  refundSale,
  send,
  turnProvider,
  waitAWhile,
  waitLong,
} from './afterwards.ts'
import { moveCharge, payByCard, payOnPage, payOpenPage, place, reportAgain, workAgain } from './buying.ts'
import { checkHistory } from './check.ts'
import type { History } from './history.ts'
import { askPayout, endPayout } from './payouts.ts'
import { workRefunds } from './provider.ts'

/** The possible steps, and their frequency. */
export const acts = {
  place: { act: place, weight: 10 },
  'pay by card': { act: payByCard, weight: 3 },
  'pay on a page': { act: payOnPage, weight: 3 },
  'pay an open page': { act: payOpenPage, weight: 2 },
  'move a charge': { act: moveCharge, weight: 7 },
  'report again': { act: reportAgain, weight: 4 },
  'work again': { act: workAgain, weight: 2 },
  send: { act: send, weight: 7 },
  receive: { act: receive, weight: 7 },
  'hand over': { act: handOver, weight: 4 },
  claim: { act: claim, weight: 5 },
  'answer a claim': { act: answerClaim, weight: 3 },
  'end a claim': { act: endClaim, weight: 9 },
  'give up': { act: refundSale, weight: 2 },
  'ask for a payout': { act: askPayout, weight: 4 },
  'end a payout': { act: endPayout, weight: 7 },
  'wait a while': { act: waitAWhile, weight: 4 },
  'wait long': { act: waitLong, weight: 1 },
  'turn the provider': { act: turnProvider, weight: 1 },
} as const satisfies Record<string, { act: Act; weight: number }>

export type Step = Choice & { kind: keyof typeof acts; order: number }

const A_MILLISECOND = 1 / 60_000

/** Plays a history step by step, and checks everything after each and once time has ended all; a failure reports the steps before it. */
export const play = async (history: History, steps: Step[]): Promise<void> => {
  const story: string[] = []
  let done = 0
  for (const { kind, order, ...choice } of steps) {
    story.push(`${kind} ${JSON.stringify(choice)}`)
    try {
      // Ordering by time is undefined within a millisecond.
      history.testApp.clock.pass(A_MILLISECOND)
      const touched = await acts[kind].act(history, choice)
      if (touched === false) continue
      await history.courier.deliver(order, history.model.provider === 'away')
      workRefunds(history.model)
      await checkHistory(history, touched, done++)
      story.push(`${story.pop()} ${touched ? `${touched.id} ${touched.status}` : ''}`)
    } catch (error) {
      throw new Error(`After ${story.length} steps, of which the last are\n${story.slice(-25).join('\n')}\n${error}`, { cause: error })
    }
  }
  await endAll(history, async () => {
    await history.courier.deliver(1, false)
    workRefunds(history.model)
    await checkHistory(history, undefined, 0)
  })
}
