import type { ChatRequest } from '@feria/contract/chat/schemas'
import { texts } from './texts.ts'

/** Who made a request, and to whom: mostly the buyer to the seller. */
export const sidesOf = ({ from, buyer, seller }: ChatRequest) =>
  from === 'seller' ? { asker: seller, asked: buyer } : { asker: buyer, asked: seller }

/** A line about whom a request was made to. */
export const toWhom = (request: ChatRequest): string =>
  request.from === 'seller' ? texts.toBuyer(request.buyer.name) : texts.to(request.seller.name)
