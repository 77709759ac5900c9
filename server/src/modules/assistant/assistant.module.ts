import { api } from '@feria/contract'
import { defineModule } from '../../core/module.ts'
import { serve } from '../../core/use-case.ts'
import { assistantHttp } from './http.ts'
import { draftProduct } from './use-cases/draft-product.ts'
import { getListingSigns } from './use-cases/get-listing-signs.ts'
import { getStatus } from './use-cases/get-status.ts'
import { hintPrice } from './use-cases/hint-price.ts'
import { readText } from './use-cases/read-text.ts'

/**
 * Assistant: wishes in everyday words as chips, a conversation about what is for sale, drafts of products and price bands. All of it
 * works by rules alone; configured models converse and see, but may name only what a search found and fill only validated fields.
 * Conversations and drafts are not stored, so the module has no tables and keeps nothing about a member.
 */
export const assistant = defineModule({
  name: 'assistant',
  routes: serve(api.assistant, {
    read: readText,
    status: getStatus,
    draft: draftProduct,
    priceHint: hintPrice,
    listingSigns: getListingSigns,
  }),
  http: assistantHttp,
})
