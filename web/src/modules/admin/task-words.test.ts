import { expect, test } from 'vitest'
import { taskWords } from './task-words.ts'

test.each([
  ['orders.paid/orders.email-buyer', 'Correo: compras'],
  ['orders.moved/notifications.notify-moved', 'Aviso: compras'],
  ['wishes.changed/wishes.match-wish', 'Tarea: solicitudes'],
  ['payments.retry-refunds', 'Tarea programada: pagos'],
  ['operations.forget-refused', 'Tarea programada: operación'],
  ['inventado.ocurrido/inventado.hacer', 'inventado.ocurrido/inventado.hacer'],
  ['otra cosa', 'otra cosa'],
])('%s reads «%s»', (task, words) => expect(taskWords(task)).toBe(words))
