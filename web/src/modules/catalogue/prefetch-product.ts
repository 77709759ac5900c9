import * as api from '@feria/contract/routes'
import { call } from '../../lib/call.ts'
import { queryClient } from '../../lib/query-client.ts'
import { queryKey } from '../../lib/use-route.ts'
import { productRequest } from './product-request.ts'

/** Starts loading a product on pointer down, before the click. */
export const prefetchProduct = (id: string): void => {
  const request = productRequest(id)
  void queryClient.prefetchQuery({
    queryKey: queryKey(api.catalogue.get, request),
    queryFn: ({ signal }) => call(api.catalogue.get, request, { signal }),
  })
}
