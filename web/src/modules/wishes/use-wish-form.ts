import { useLocation, useNavigate, useSearchParams } from '../../lib/router.tsx'

/** Which form of a wish the address opens: `?nueva=1` or `?editar={id}`; going back closes it. */
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
    /** Back where the form was opened from; a form that was a link of its own only leaves the address. */
    close: () => {
      if (state?.isOpened) navigate(-1)
      else change(null, { replace: true })
    },
  }
}
