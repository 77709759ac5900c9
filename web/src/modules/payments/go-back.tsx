import { useEffect } from 'react'
import { useNavigate } from '../../lib/router.tsx'

/** Leads back where the visitor came from: a payment without a product has nothing to show. */
export const GoBack = () => {
  const navigate = useNavigate()
  useEffect(() => {
    if (history.state?.idx > 0) navigate(-1)
    else navigate('/all-products', { replace: true })
  }, [navigate])
  return null
}
