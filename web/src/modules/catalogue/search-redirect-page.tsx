import { Navigate, useSearchParams } from 'react-router'
import { catalogueAddress } from './search-address.ts'

/** /search: the results of a search, which the catalogue shows. */
export const SearchRedirectPage = () => {
  const [params] = useSearchParams()
  return <Navigate to={catalogueAddress(params)} replace />
}
