import type { Route } from '@feria/contract'
import type * as api from '@feria/contract/routes'
import type { ItemOf } from '../../lib/call.ts'
import { localDay, localTime } from '../../lib/local-time.ts'
import { texts as moderationWords } from '../moderation/texts.ts'
import { texts as claimTexts } from '../orders/claims/texts.ts'
import { texts as payoutTexts } from '../payments/balance/texts.ts'
import { auditTexts, detailsOf } from './audit-texts.ts'
import type { Column } from './csv-button.tsx'
import { orderTexts } from './orders/texts.ts'
import { productTexts } from './products-texts.ts'
import { reviewTexts } from './review-texts.ts'
import { taskWords } from './task-words.ts'
import { texts } from './texts.ts'

type Columns<R extends Route> = Column<ItemOf<R>>[]

/** As a spreadsheet reads it as a date, in the time of Argentina. */
const moment = (iso: string | null): string => (iso ? `${localDay(iso)} ${localTime(iso)}` : '')
const column = <Item>(title: string, value: Column<Item>['value']): Column<Item> => ({ title, value })

/** The columns of each list of the back office in its download. */
export const userColumns: Columns<typeof api.accounts.list> = [
  column('Nombre', ({ name }) => name),
  column('Email', ({ email }) => email),
  column('Rol', ({ role }) => texts.users.roles[role]),
  column('Desde', ({ createdAt }) => moment(createdAt)),
  column('Premium hasta', ({ premiumUntil }) => moment(premiumUntil)),
  column('Verificación en dos pasos', ({ hasSecondFactor }) => (hasSecondFactor ? 'Sí' : 'No')),
  column('Límites', ({ restriction }) =>
    restriction ? texts.users.heldBack[restriction.kind](restriction.until && moment(restriction.until)) : '',
  ),
]

export const orderColumns: Columns<typeof api.orders.supervise> = [
  column('Venta', ({ number }) => number),
  column('Producto', ({ productName }) => productName),
  column('Compra', ({ buyer }) => buyer.name),
  column('Vende', ({ seller }) => seller.name),
  column('Estado', ({ status }) => orderTexts.statuses[status]),
  column('Atrasada', ({ isLate }) => (isLate ? 'Sí' : 'No')),
  column('Total', ({ totalPrice }) => totalPrice),
  column('Moneda', ({ currency }) => currency),
  column('Fecha', ({ createdAt }) => moment(createdAt)),
  column('Código', ({ id }) => id),
]

export const paymentColumns: Columns<typeof api.admin.payments> = [
  column('Venta', ({ order }) => order?.number ?? null),
  column('Importe', ({ amount }) => amount),
  column('Devuelto', ({ refunded }) => refunded),
  column('Moneda', ({ currency }) => currency),
  column('Estado', ({ status }) => orderTexts.payments.states[status]),
  column('Motivo', ({ reason }) => reason),
  column('Procesador', ({ provider }) => provider),
  column('Código', ({ id }) => id),
  column('Código del procesador', ({ providerId }) => providerId),
  column('Fecha', ({ createdAt }) => moment(createdAt)),
]

export const productColumns: Columns<typeof api.catalogue.supervise> = [
  column('Publicación', ({ name }) => name),
  column('Estado', ({ state }) => productTexts.states[state]),
  column('Precio', ({ price }) => price),
  column('Moneda', ({ currency }) => currency),
  column('Stock', ({ stock }) => stock),
  column('Categoría', ({ category }) => category?.name ?? null),
  column('Vende', ({ seller }) => seller.name),
  column('Email', ({ seller }) => seller.email),
  column('Publicada', ({ createdAt }) => moment(createdAt)),
  column('Código', ({ id }) => id),
]

export const caseColumns: Columns<typeof api.moderation.queue> = [
  column('Qué', ({ subject }) => moderationWords.subjects[subject]),
  column('Título', ({ copy }) => copy.title),
  column('Motivo', ({ reason }) => moderationWords.reasons[reason]),
  column('Denuncias', ({ reports }) => reports),
  column('Pide revisión', ({ appeal }) => (appeal ? 'Sí' : 'No')),
  column('Se decide antes de', ({ dueAt }) => moment(dueAt)),
  column('La tiene', ({ taken }) => taken?.by.name ?? null),
]

export const claimColumns: Columns<typeof api.orders.claims> = [
  column('Compra', ({ number }) => number),
  column('Producto', ({ productName }) => productName),
  column('Total', ({ totalPrice }) => totalPrice),
  column('Moneda', ({ currency }) => currency),
  column('Compró', ({ buyer }) => buyer.name),
  column('Vendió', ({ seller }) => seller.name),
  column('Motivo', ({ kind }) => claimTexts.headings[kind]),
  column('Abierto', ({ createdAt }) => moment(createdAt)),
  column('Resuelto', ({ settledAt }) => moment(settledAt)),
]

export const withdrawalColumns: Columns<typeof api.orders.withdrawals> = [
  column('Código', ({ code }) => code),
  column('Nombre', ({ name }) => name),
  column('Email', ({ email }) => email),
  column('Compra', ({ orderNumber }) => orderNumber),
  column('Motivo', ({ reason }) => reason),
  column('Pedido', ({ createdAt }) => moment(createdAt)),
  column('Resuelto', ({ resolvedAt }) => moment(resolvedAt)),
]

export const payoutColumns: Columns<typeof api.payments.allPayouts> = [
  column('Monto', ({ amount }) => amount),
  column('Moneda', ({ currency }) => currency),
  column('Persona', ({ member }) => member.name),
  column('Email', ({ member }) => member.email),
  column('Titular', ({ holder }) => holder),
  column('Cuenta', ({ destination }) => destination),
  column('Estado', ({ status }) => payoutTexts.payouts.statuses[status]),
  column('Pedido', ({ createdAt }) => moment(createdAt)),
  column('Contestado', ({ settledAt }) => moment(settledAt)),
  column('Nota', ({ note }) => note),
]

export const messageColumns: Columns<typeof api.help.messages> = [
  column('Nombre', ({ name }) => name),
  column('Email', ({ email }) => email),
  column('Mensaje', ({ text }) => text),
  column('Con cuenta', ({ userId }) => (userId ? 'Sí' : 'No')),
  column('Escrito', ({ createdAt }) => moment(createdAt)),
  column('Respondido', ({ resolvedAt }) => moment(resolvedAt)),
]

/** Without the documents, which nobody keeps longer than the decision needs. */
export const identityColumns: Columns<typeof api.identities.list> = [
  column('Nombre', ({ name }) => name),
  column('Email', ({ email }) => email),
  column('Estado', ({ status }) => (status === 'approved' || status === 'rejected' ? texts.identities.decisions[status] : 'En espera')),
  column('Enviado', ({ sentAt }) => moment(sentAt)),
  column('Decidido', ({ decidedAt }) => moment(decidedAt)),
  column('Motivo', ({ note }) => note),
]

export const reviewColumns: Columns<typeof api.reviews.supervise> = [
  column('Compra', ({ orderNumber }) => orderNumber),
  column('Escribió', ({ author }) => author.name),
  column('Sobre', ({ about }) => about.name),
  column('Estrellas', ({ stars }) => stars),
  column('Opinión', ({ text }) => text),
  column('Nota', ({ note }) => note),
  column('Sin contar', ({ uncounted }) => (uncounted ? reviewTexts.why[uncounted] : null)),
  column('Escrita', ({ createdAt }) => moment(createdAt)),
]

export const appealColumns: Columns<typeof api.reviews.appeals> = [
  column('Compra', ({ review }) => review.orderNumber),
  column('Escribió', ({ review }) => review.author.name),
  column('Sobre', ({ review }) => review.about.name),
  column('Estrellas', ({ review }) => review.stars),
  column('Opinión', ({ review }) => review.text),
  column('Pedido', ({ createdAt }) => moment(createdAt)),
  column('Plazo', ({ dueAt }) => moment(dueAt)),
  column('Decisión', ({ outcome }) => (outcome ? reviewTexts.outcomes[outcome] : null)),
]

export const heldColumns: Columns<typeof api.chat.held> = [
  column('Escribió', ({ sender }) => sender.name),
  column('Para', ({ receiver }) => receiver.name),
  column('Producto', ({ productName }) => productName),
  column('Mensaje', ({ content }) => content),
  column('Escrito', ({ createdAt }) => moment(createdAt)),
  column('Pasa solo', ({ dueAt }) => moment(dueAt)),
]

export const mailColumns: Columns<typeof api.notifications.mails> = [
  column('Para', ({ to }) => to),
  column('Asunto', ({ subject }) => subject),
  column('Escrito', ({ at }) => moment(at)),
]

export const refusedMailColumns: Columns<typeof api.operations.refusedMails> = [
  column('Para', ({ to }) => to),
  column('Asunto', ({ subject }) => subject),
  column('Respuesta', ({ reason }) => reason),
  column('Rechazado', ({ at }) => moment(at)),
]

export const jobColumns: Columns<typeof api.operations.jobs> = [
  column('Tarea', ({ tasks }) => [...new Set(tasks.map(taskWords))].join(' · ')),
  column('Nombre técnico', ({ tasks }) => tasks.join(' ')),
  column('Intentos', ({ attempts }) => attempts),
  column('Falló', ({ failedAt }) => moment(failedAt)),
  column('Por qué', ({ error }) => error),
]

export const auditColumns: Columns<typeof api.accounts.auditLog> = [
  column(auditTexts.columns.when, ({ at }) => moment(at)),
  column(auditTexts.columns.who, ({ actor }) => actor?.name ?? auditTexts.operator),
  column(auditTexts.columns.what, ({ action }) => auditTexts.actionNames[action] ?? action),
  column('Sobre qué', ({ subject }) => subject.name),
  column(auditTexts.columns.details, ({ action, details }) => detailsOf(action, details)),
]
