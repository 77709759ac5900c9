import { api } from '@feria/contract/routes'
import { call } from '../../lib/call.ts'
import { prefetchPage } from '../../lib/prefetch-page.ts'
import { queryClient } from '../../lib/query-client.ts'
import { queryKey } from '../../lib/use-route.ts'

/** What a product's page asks for. */
export const productRequest = (id: string) => ({ params: { id }, query: { include: 'seller' } })

/** Begins to load a product and the code of its page, while the finger that opens it is still down. */
export const prefetchProduct = (id: string): void => {
  const request = productRequest(id)
  prefetchPage(`/products/${id}`)
  void queryClient.prefetchQuery({
    queryKey: queryKey(api.catalogue.get, request),
    queryFn: ({ signal }) => call(api.catalogue.get, request, { signal }),
  })
}
