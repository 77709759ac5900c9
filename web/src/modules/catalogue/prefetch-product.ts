import * as api from '@feria/contract/routes'
import { call } from '../../lib/call.ts'
import { prefetchPage } from '../../lib/prefetch-page.ts'
import { queryClient } from '../../lib/query-client.ts'
import { queryKey } from '../../lib/use-route.ts'

/** The request of a product's page. */
export const productRequest = (id: string) => ({ params: { id }, query: { include: 'seller' } })

/** Starts loading a product and the code of its page on pointer down, before the click. */
export const prefetchProduct = (id: string): void => {
  const request = productRequest(id)
  prefetchPage(`/products/${id}`)
  void queryClient.prefetchQuery({
    queryKey: queryKey(api.catalogue.get, request),
    queryFn: ({ signal }) => call(api.catalogue.get, request, { signal }),
  })
}
