import { api } from '@feria/contract'
import { assistantRequest } from '@feria/contract/assistant/schemas'
import { ASSISTANT_STREAM } from '@feria/contract/assistant/values'
import { paymentStart } from '@feria/contract/payments/schemas'
import { CHECKOUT_PATH, PAYMENT_WEBHOOK_PATH } from '@feria/contract/payments/values'
import { BUYERS_STREAM } from '@feria/contract/prospecting/values'
import { SALES_CSV_PATH } from '@feria/contract/reports/values'
import { SEARCH_STREAM } from '@feria/contract/search/values'
import { UPLOAD_PATH } from '@feria/contract/uploads/values'
import { sample } from 'openapi-sampler'
import { parametersOf } from './parameters.mjs'
import { schemaOf } from './schemas.mjs'

const refused = {
  400: { $ref: '#/components/responses/BadRequest' },
  '4XX': { $ref: '#/components/responses/Refused' },
  '5XX': { $ref: '#/components/responses/Unexpected' },
}
const text = { type: 'string' }

const json = (schema, example) => ({ 'application/json': { schema, example } })
const sent = (schema) => {
  const shape = schemaOf(schema, 'input', {})
  return { required: true, content: json(shape, sample(shape)) }
}
const answered = (type, description, example) => ({ 200: { description, content: { [type]: { schema: text, example } } }, ...refused })
const lines = (description, example) => answered('application/x-ndjson', `${description}, a JSON object a line`, example)

/** Calls with bytes, streams or plain text, which no route of the contract describes. */
export const others = (security) => {
  const call = (tag, operationId, access, summary, rest) => ({
    operationId: `${tag}.${operationId}`,
    tags: [tag],
    summary,
    'x-access': access,
    security: security[access],
    ...rest,
  })
  const picture = { 200: { description: 'Stored', content: json({ $ref: '#/components/schemas/Picture' }) }, ...refused }
  return {
    [UPLOAD_PATH]: {
      post: call('uploads', 'send', 'member', 'Stores a picture of at most 15 MB.', {
        requestBody: {
          required: true,
          content: {
            'multipart/form-data': {
              schema: { type: 'object', properties: { file: { type: 'string', format: 'binary' } }, required: ['file'] },
            },
          },
        },
        responses: picture,
      }),
    },
    [`${UPLOAD_PATH}/parts/{id}/{n}`]: {
      put: call('uploads', 'sendPart', 'member', 'Sends one part of an upload that was opened before.', {
        parameters: [
          { name: 'id', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } },
          { name: 'n', in: 'path', required: true, description: 'Its number, from 0', schema: { type: 'integer', minimum: 0 } },
        ],
        requestBody: { required: true, content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } } },
        responses: { 200: { description: 'Taken', content: json({ type: 'object', properties: { message: text } }) }, ...refused },
      }),
    },
    [SEARCH_STREAM]: {
      get: call('search', 'findLive', 'public', 'The same as search.find, each marketplace as soon as it answers.', {
        parameters: parametersOf(api.search.find.query, 'query'),
        responses: lines('What each marketplace found', '{"kind":"done"}\n'),
      }),
    },
    [BUYERS_STREAM]: {
      post: call('prospecting', 'findBuyersLive', 'member', 'The same as prospecting.findBuyers, with what is being done meanwhile.', {
        requestBody: sent(api.prospecting.findBuyers.body),
        responses: lines('How far it is, then what was found', '{"kind":"done"}\n'),
      }),
    },
    [ASSISTANT_STREAM]: {
      post: call('assistant', 'chat', 'member', 'Answers a conversation, word by word.', {
        requestBody: sent(assistantRequest),
        responses: lines('Pieces of the answer', '{"kind":"text","text":"Hola"}\n'),
      }),
    },
    [SALES_CSV_PATH]: {
      get: call('reports', 'salesCsv', 'member', "The member's own sales as a table for spreadsheets.", {
        responses: answered('text/csv', 'The table', 'Fecha;Producto;Importe\n'),
      }),
    },
    [CHECKOUT_PATH]: {
      post: call('payments', 'start', 'public', 'Orders one product and answers the address of the provider’s page, as bare text.', {
        requestBody: sent(paymentStart),
        responses: answered('text/plain', 'Where to pay', 'https://www.mercadopago.com.ar/checkout/v1/redirect?pref_id=1'),
      }),
    },
    [PAYMENT_WEBHOOK_PATH]: {
      post: call('payments', 'webhook', 'public', 'Takes a webhook of the payment provider, by its signature.', {
        requestBody: {
          required: true,
          content: json({ type: 'object', additionalProperties: true }, { type: 'payment', data: { id: '1' } }),
        },
        responses: { 200: { description: 'Taken', content: json({ type: 'object', properties: { status: text } }) }, ...refused },
      }),
    },
  }
}
