import { MAX_COMMISSION, MIN_COMMISSION } from '@feria/contract/reselling/values'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  breakdownOf,
  checkAction,
  type Flags,
  levels,
  permilleOf,
  stageOf,
  standingOf,
  steps,
  type TransactionAction,
  transactionActions,
  whatsappUrlOf,
} from './rules.ts'

const price = fc.integer({ min: 0, max: 99_999_999_999 })
const permille = fc.integer({ min: MIN_COMMISSION * 1000, max: MAX_COMMISSION * 1000 })

test('[RES-07] for every price and commission the parts sum to the cent, and the commission is the nearest cent, half up', () => {
  fc.assert(
    fc.property(price, permille, (priceMinor, rate) => {
      const { totalMinor, sellerMinor, commissionMinor } = breakdownOf(priceMinor, rate)
      expect(sellerMinor).toBe(priceMinor)
      expect(sellerMinor + commissionMinor).toBe(totalMinor)
      const exact = BigInt(priceMinor) * BigInt(rate) * 2n
      expect(BigInt(commissionMinor)).toBe((exact + 1000n) / 2000n)
      expect(permilleOf(rate / 1000)).toBe(rate)
    }),
    { numRuns: 2000 },
  )
  expect(breakdownOf(15_050, 100)).toEqual({ totalMinor: 16_555, sellerMinor: 15_050, commissionMinor: 1505 })
  expect(breakdownOf(5, 100).commissionMinor).toBe(1)
  expect(breakdownOf(4, 100).commissionMinor).toBe(0)
})

const fresh: Flags = { validated: false, whatsapp: false, link: false, paid: false, delivered: false, ended: false }
/** What the order says, whenever it says it: a payment proves that the buyer is real; a delivery is of what was paid. */
const news = {
  'order-paid': (flags: Flags) => ({ ...flags, validated: true, paid: true, ended: false }),
  'order-delivered': (flags: Flags) => (flags.paid ? { ...flags, delivered: true } : flags),
  'order-refunded': (flags: Flags) => (flags.paid ? { ...flags, ended: true } : flags),
}
type Recorded = keyof typeof news
const isNews = (what: TransactionAction | Recorded): what is Recorded => what in news
const play = (flags: Flags, what: TransactionAction | Recorded): Flags => {
  if (isNews(what)) return news[what](flags)
  return checkAction(flags, what) === 'now' ? { ...flags, [steps[what].sets]: true } : flags
}
const isLegal = ({ validated, whatsapp, link, paid, delivered, ended }: Flags): boolean =>
  (!whatsapp || validated) && (!link || whatsapp) && (!paid || validated) && (!delivered || paid) && (!ended || paid)

test('an ended transaction refuses every action, also what was done before', () => {
  const all: Flags = { validated: true, whatsapp: true, link: true, paid: true, delivered: true, ended: false }
  for (const action of transactionActions) {
    expect(checkAction(all, action)).toBe('again')
    for (const flags of [all, fresh]) expect(checkAction({ ...flags, ended: true }, action)).toBe('refused')
  }
})

test("[RES-37] every order of validate, WhatsApp, pay, deliver and the order's events ends in a legal state", () => {
  const history = fc.array(
    fc.constantFrom<TransactionAction | Recorded>(...transactionActions, 'order-paid', 'order-delivered', 'order-refunded'),
    { maxLength: 14 },
  )
  const seen = new Set<string>()
  fc.assert(
    fc.property(history, (doings) => {
      let flags = fresh
      for (const what of doings) {
        const next = play(flags, what)
        expect(isLegal(next)).toBe(true)
        if (!isNews(what) && checkAction(flags, what) !== 'now') expect(next).toEqual(flags)
        flags = next
        seen.add(stageOf(flags))
      }
    }),
    { numRuns: 3000 },
  )
  expect([...seen].sort()).toEqual(['Cancelada', 'Completada', 'Pagada', 'Pago Pendiente', 'Pendiente', 'Validada'])
})

const validated = { ...fresh, validated: true }
const written = { ...validated, whatsapp: true }
const asked = { ...written, link: true }
const paid = { ...asked, paid: true }
const stages = [fresh, validated, written, asked, paid, { ...paid, delivered: true }, { ...paid, ended: true }]

test.each([
  ['[RES-39] «Validar» is open while it is not validated', 'validate', fresh],
  ['[RES-40] «Iniciar WhatsApp» is open once it is validated', 'whatsapp', validated],
  ['[RES-41] «Generar Link de Pago» is open once the buyer was written to', 'pay', written],
  ['[RES-43] «Confirmar Entrega» is open once it is paid', 'deliver', paid],
] as const)('%s, and then alone', (_, action, stage) =>
  expect(stages.filter((flags) => checkAction(flags, action) === 'now')).toEqual([stage]),
)

test('[RES-16] level and reputation follow completed transactions', () => {
  expect(standingOf(0)).toEqual({ validationLevel: 1, reputation: 'Nueva' })
  expect(levels.map(({ from }) => standingOf(from).validationLevel)).toEqual([1, 2, 3, 4, 5])
  fc.assert(
    fc.property(fc.nat(500), (completed) => {
      expect(standingOf(completed + 1).validationLevel).toBeGreaterThanOrEqual(standingOf(completed).validationLevel)
    }),
  )
})

test("[RES-40] a chat’s address has the phone number in WhatsApp's format", () => {
  expect(whatsappUrlOf('+54 9 11 2345-6789', 'Hola, ¿seguís?')).toBe('https://wa.me/5491123456789?text=Hola%2C%20%C2%BFsegu%C3%ADs%3F')
})
