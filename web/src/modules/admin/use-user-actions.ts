import type { ListedUser } from '@feria/contract/accounts/schemas'
import type { Role } from '@feria/contract/accounts/values'
import * as api from '@feria/contract/routes'
import { useState } from 'react'
import { explain } from '../../lib/call.ts'
import { notify } from '../../lib/notify.ts'
import { useAction } from '../../lib/use-route.ts'
import { confirm } from '../../ui/confirm.ts'
import { texts } from './texts.ts'

const said = texts.users

/** An admin's actions on a member. Each asks for confirmation, since sessions end; the outcome is a toast. */
export const useUserActions = () => {
  const [busyId, setBusyId] = useState<string | null>(null)
  const change = useAction(api.accounts.setRole, { refreshes: [api.accounts.list, api.accounts.auditLog] })
  const takeOff = useAction(api.accounts.removeSecondFactor, { refreshes: [api.accounts.list, api.accounts.auditLog] })
  const erase = useAction(api.accounts.remove, { refreshes: [api.accounts.list, api.catalogue.supervise, api.accounts.auditLog] })

  const run = async (id: string, work: () => Promise<unknown>, done: string, failed: string): Promise<void> => {
    setBusyId(id)
    try {
      await work()
      void notify({ message: done, kind: 'success' })
    } catch (error) {
      void notify({ message: explain(error, failed), kind: 'error' })
    } finally {
      setBusyId(null)
    }
  }

  const give = ({ id, name }: ListedUser, role: Role, premiumUntil?: string) =>
    run(
      id,
      () => change.mutateAsync({ params: { id }, body: { role, premiumUntil } }),
      said.changed(name, said.roles[role]),
      said.roleFailed,
    )

  const setRole = async (user: ListedUser, role: Role): Promise<void> => {
    if (role === user.role) return
    const title = said.askRole(user.name, said.roles[role])
    if (await confirm({ title, text: said.askRoleText, yes: said.yesRole, isDangerous: role === 'admin' })) await give(user, role)
  }

  const remove = async ({ id, name }: ListedUser): Promise<void> => {
    if (!(await confirm({ title: said.askRemove(name), text: said.askRemoveText, yes: said.yesRemove }))) return
    await run(id, () => erase.mutateAsync({ params: { id } }), said.removed(name), said.removeFailed)
    document.getElementById('users')?.focus({ preventScroll: true })
  }

  const removeFactor = async ({ id, name }: ListedUser): Promise<void> => {
    const question = { title: said.askRemoveFactor(name), text: said.askRemoveFactorText, yes: said.yesRemoveFactor }
    if (!(await confirm(question))) return
    await run(id, () => takeOff.mutateAsync({ params: { id } }), said.factorRemoved(name), said.removeFactorFailed)
    document.getElementById('users')?.focus({ preventScroll: true })
  }

  return {
    busyId,
    setRole,
    remove,
    removeFactor,
    grantPremium: (user: ListedUser, until: string | null) => give(user, 'premium', until ?? undefined),
  }
}
