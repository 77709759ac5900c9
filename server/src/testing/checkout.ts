import type { Order } from '@feria/contract/orders/schemas'
import { expect } from 'vitest'
import { resolveReservations } from '../modules/orders/purchase/expiry.ts'
import { sandboxOf } from './money.ts'
import { aProduct, type Person } from './people.ts'
import type { TestApp } from './test-app.ts'

export interface Start {
  title?: string
  unit_price?: unknown
  quantity?: number
  productId?: string
  orderId?: string
}

interface Parties {
  testApp: TestApp
  seller: Person
  buyer: Person
}

export const checkoutIn = (address: string) => address.split('/').at(-1) ?? ''

/** Steps of a payment on the provider's page, between two members who exist once the steps are called. */
export const checkoutSteps = (parties: () => Parties) => {
  /** Starts the external payment: its response is plain text, so it is not read as JSON. */
  const start = async (body: Start, person: Person | null = parties().buyer, key?: string) => {
    const headers = { ...(person ? { authorization: person.token } : {}), ...(key ? { 'idempotency-key': key } : {}) }
    const answer = await parties().testApp.app.http.inject({ method: 'POST', url: '/api/v1/payments', headers, payload: body })
    return {
      status: answer.statusCode,
      address: answer.body,
      kind: String(answer.headers['content-type']),
      code: answer.statusCode < 300 ? '' : answer.json().error,
    }
  }
  const aProductOf = (fields: object = {}) => aProduct(parties().testApp, parties().seller, { price: 100, stock: 1, ...fields })
  const orders = async (person = parties().buyer) =>
    (await parties().testApp.call<Order[]>('GET', '/api/v1/orders', { token: person.token })).body
  const read = async (id: string, person = parties().buyer) =>
    (await parties().testApp.call<Order>('GET', `/api/v1/orders/${id}`, { token: person.token })).body
  const pay = async (address: string, step: 'approve' | 'reject' | 'pend' = 'approve', reason?: string) => {
    const { testApp } = parties()
    const paid = await sandboxOf(testApp).payCheckout(checkoutIn(address), step, reason)
    if (paid) await sandboxOf(testApp).notify(paid.providerId)
    await testApp.app.jobs.drain()
    return paid
  }
  /** A product whose payment was started, and its order. */
  const begun = async (fields: object = {}) => {
    const product = await aProductOf(fields)
    const { address } = await start({ title: product.name, quantity: 1, unit_price: product.price, productId: product.id })
    return { product, address, order: (await orders())[0] as Order }
  }
  /** One that was refused, whose order is over, and which the bank approves when everybody is gone; nobody has been told yet. */
  const late = async (stock = 1) => {
    const { testApp } = parties()
    const { address, order, product } = await begun({ stock })
    const paid = await sandboxOf(testApp).payCheckout(checkoutIn(address), 'pend')
    await sandboxOf(testApp).step(paid?.providerId ?? '', 'reject')
    testApp.clock.pass(31)
    await resolveReservations(testApp.app.ctx)
    expect((await read(order.id)).status).toBe('cancelada')
    await testApp.engines.db.db.execute(
      `update sandbox_charges set status = 'approved', detail = 'accredited' where id = '${paid?.providerId}'`,
    )
    return { order, product, report: () => sandboxOf(testApp).notify(paid?.providerId ?? '') }
  }
  return { start, aProductOf, orders, read, pay, begun, late }
}
