import { randomBytes } from 'node:crypto'
import { and, eq, isNotNull } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import type { KeptCard, Payments } from './payments.ts'
import { sandboxCards, sandboxCustomers, sandboxTokens } from './sandbox.tables.ts'
import { codeLengthOf } from './sandbox-cards.ts'

const DEBIT = ' Débito'

const toKept = ({ id, customerId, brand, lastFour, expiryMonth, expiryYear }: typeof sandboxCards.$inferSelect): KeptCard => ({
  providerId: id,
  customerId,
  methodId: brand.toLowerCase().replaceAll(' ', '-'),
  brand: brand.replace(DEBIT, ''),
  lastFour,
  expiryMonth,
  expiryYear,
  cardType: brand.endsWith(DEBIT) ? 'debit' : 'credit',
  codeLength: codeLengthOf(brand),
})

/** The sandbox's kept cards: as Mercado Pago it keeps those of a token that has paid, for a customer by email. */
export const sandboxKept = (db: Db): Pick<Payments, 'keepCard' | 'forgetCard'> => ({
  keepCard: async ({ token, email }) => {
    const [paid] = await db
      .select()
      .from(sandboxTokens)
      .where(and(eq(sandboxTokens.id, token), isNotNull(sandboxTokens.usedBy)))
    if (!paid) return 'refused'
    await db
      .insert(sandboxCustomers)
      .values({ id: `cus_${randomBytes(12).toString('base64url')}`, email })
      .onConflictDoNothing()
    const [customer] = await db.select().from(sandboxCustomers).where(eq(sandboxCustomers.email, email))
    if (!customer) return 'refused'
    const { brand, lastFour, expiryMonth, expiryYear } = paid
    const id = `card_${randomBytes(12).toString('base64url')}`
    const card = { id, customerId: customer.id, brand, lastFour, expiryMonth, expiryYear }
    await db.insert(sandboxCards).values(card)
    return toKept(card)
  },
  forgetCard: async ({ customerId, providerId }) => {
    await db.delete(sandboxCards).where(and(eq(sandboxCards.id, providerId), eq(sandboxCards.customerId, customerId)))
  },
})
