import * as api from '@feria/contract/routes'
import { call } from './call.ts'
import { ask, useDialogs } from './dialogs.ts'
import { onReturn } from './on-return.ts'
import { useSession } from './session.ts'
import { userOf } from './user-of.ts'

const labels = {
  title: 'Confirmá tu email',
  text: (refusal: string) => `${refusal} Abrilo, también en otro dispositivo, y seguimos con esto.`,
  sent: (email: string) => `Te mandamos otro enlace a ${email}. El anterior ya no sirve.`,
  notYet: (email: string) => `Todavía no está confirmado. Abrí el enlace que mandamos a ${email}; a veces queda entre los no deseados.`,
  yes: 'Ya lo confirmé',
  more: 'Mandar otro',
  no: 'Ahora no',
}

const messageOf = (error: unknown): string => (error as Error).message

/**
 * Asks a member whose act was refused for an unconfirmed email to confirm it, with a button that mails another link. Resolves to true
 * once it is confirmed, here or elsewhere, so that the act can go on; to false if they leave it or sign out.
 */
export const untilConfirmed = async (refusal: string): Promise<boolean> => {
  const focused = document.activeElement
  let text = labels.text(refusal)
  let isDone = false
  const address = () => useSession.getState().user?.pendingEmail ?? useSession.getState().user?.email ?? ''
  const look = async () => {
    const me = await call(api.orders.me, { query: { limit: 0 } })
    if (useSession.getState().user?.id === me.id) useSession.getState().setUser(userOf(me))
  }
  /** Closes the question, which is answered. */
  const end = () => {
    isDone = true
    for (const { title, answer } of useDialogs.getState().waiting) if (title === labels.title) answer(true)
  }
  // Another tab that confirmed it has stored the member anew.
  const unsubscribe = useSession.subscribe(({ user }) => (user === null || user.isEmailConfirmed) && end())
  const stopLooking = onReturn(() => void look().catch(() => undefined))
  try {
    while (!isDone) {
      let isWanted = false
      const act = () => {
        isWanted = true
      }
      const goesOn = await ask({
        title: labels.title,
        text,
        yes: labels.yes,
        no: labels.no,
        isDangerous: false,
        more: { label: labels.more, act },
      })
      if (!goesOn) return false
      if (isDone) break
      try {
        if (isWanted) await call(api.accounts.sendConfirmation, {})
        else await look()
        text = isWanted ? labels.sent(address()) : labels.notYet(address())
      } catch (error) {
        text = messageOf(error)
      }
    }
  } finally {
    unsubscribe()
    stopLooking()
    if (focused instanceof HTMLElement) focused.focus()
  }
  return useSession.getState().user?.isEmailConfirmed === true
}
