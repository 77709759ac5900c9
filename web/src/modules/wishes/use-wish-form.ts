import { useLocation, useNavigate, useSearchParams } from 'react-router'

/** The wish form opened by the URL: `?nueva=1` or `?editar={id}`; going back closes it. */
export const useWishForm = () => {
  const [params, setParams] = useSearchParams()
  const { state } = useLocation() as { state: { isOpened?: boolean } | null }
  const navigate = useNavigate()
  const change = (target: string | null, options: Parameters<typeof setParams>[1]) =>
    setParams((before) => {
      const next = new URLSearchParams(before)
      next.delete('nueva')
      next.delete('editar')
      if (target === 'new') next.set('nueva', '1')
      else if (target) next.set('editar', target)
      return next
    }, options)
  return {
    /** The id of the wish whose form is open, `new`, or null. */
    target: params.get('editar') || (params.has('nueva') ? 'new' : null),
    open: (target: string) => change(target, { state: { isOpened: true } }),
    /** Goes back to where the form was opened; if it was opened by a direct link, only clears the URL. */
    close: () => {
      if (state?.isOpened) navigate(-1)
      else change(null, { replace: true })
    },
  }
}
