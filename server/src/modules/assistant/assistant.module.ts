import { api } from '@feria/contract'
import { defineModule } from '../../core/module.ts'
import { serve } from '../../core/use-case.ts'
import { assistantHttp } from './http.ts'
import { draftProduct } from './use-cases/draft-product.ts'
import { getStatus } from './use-cases/get-status.ts'
import { hintPrice } from './use-cases/hint-price.ts'
import { readText } from './use-cases/read-text.ts'

/**
 * Assistant: wishes in the words of the street as chips, a conversation about what there is, drafts of products and bands of prices. All of
 * it works by rules alone; where the operator has models they converse and see, but name only what a search found and fill only fields that
 * are checked. Nothing of a conversation or a draft is stored, so that the module has no tables and keeps nothing of a member.
 */
export const assistant = defineModule({
  name: 'assistant',
  routes: serve(api.assistant, { read: readText, status: getStatus, draft: draftProduct, priceHint: hintPrice }),
  http: assistantHttp,
})
