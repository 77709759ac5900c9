import { useEffect } from 'react'
import { useNavigate } from 'react-router'

/** Goes back to the previous page: a payment without a product has nothing to show. */
export const GoBack = () => {
  const navigate = useNavigate()
  useEffect(() => {
    if (history.state?.idx > 0) navigate(-1)
    else navigate('/all-products', { replace: true })
  }, [navigate])
  return null
}
