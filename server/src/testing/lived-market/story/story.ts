import type { LivedMarket } from '../market.ts'
import { arrive, guardAccounts, settle } from './members.ts'
import { keepOffice, leave, wait } from './office.ts'
import { comeLate, refuse } from './refusals.ts'
import { resell } from './resale.ts'
import { look, offer } from './shop.ts'
import { prospect, talk, wish } from './talks.ts'
import { claim, trade, withdrawMoney } from './trade.ts'
import { moderate, review } from './verdicts.ts'

/** Lives through the first days of a market, until there is something of everything and much is under way. */
export const live = async (market: LivedMarket): Promise<void> => {
  for (const chapter of [
    arrive,
    settle,
    guardAccounts,
    offer,
    look,
    talk,
    wish,
    prospect,
    trade,
    claim,
    resell,
    withdrawMoney,
    review,
    moderate,
    keepOffice,
    refuse,
  ])
    await chapter(market)
}

/** What time alone does, and who leaves. */
export const goOn = async (market: LivedMarket): Promise<void> => {
  for (const days of [12, 26]) await wait(market, days)
  await leave(market)
}

/** What is forgotten, months and a year later. */
export const forget = async (market: LivedMarket): Promise<void> => {
  await wait(market, 70)
  await comeLate(market)
  await wait(market, 420)
}
