import type { ListedUser } from '@feria/contract/accounts/schemas'
import type { Role, StaffRole } from '@feria/contract/accounts/values'
import * as api from '@feria/contract/routes'
import { useState } from 'react'
import { explain } from '../../lib/call.ts'
import { notify } from '../../lib/notify.ts'
import { useAction } from '../../lib/use-route.ts'
import { confirm } from '../../ui/confirm.ts'
import { texts } from './texts.ts'

const labels = texts.users

/** An admin's actions on a member. Each asks for confirmation, since sessions end; the outcome is a toast. */
export const useUserActions = () => {
  const [busyId, setBusyId] = useState<string | null>(null)
  const change = useAction(api.accounts.setRole, { refreshes: [api.accounts.list, api.accounts.auditLog] })
  const changeStaff = useAction(api.accounts.setStaff, { refreshes: [api.accounts.list, api.accounts.auditLog] })
  const takeOff = useAction(api.accounts.removeSecondFactor, { refreshes: [api.accounts.list, api.accounts.auditLog] })
  const free = useAction(api.accounts.liftRestriction, { refreshes: [api.accounts.list, api.accounts.auditLog] })
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
      labels.changed(name, labels.roles[role]),
      labels.roleFailed,
    )

  const setRole = async (user: ListedUser, role: Role): Promise<void> => {
    if (role === user.role) return
    const title = labels.askRole(user.name, labels.roles[role])
    if (await confirm({ title, text: labels.askRoleText, yes: labels.yesRole, isDangerous: role === 'admin' })) await give(user, role)
  }

  const setStaff = async (user: ListedUser, staff: StaffRole | null): Promise<void> => {
    const { id, name } = user
    if (staff === user.staff) return
    const question = {
      title: labels.askStaff(name, staff),
      text: labels.askStaffText[staff ?? 'none'],
      yes: labels.yesStaff,
      isDangerous: false,
    }
    if (!(await confirm(question))) return
    await run(id, () => changeStaff.mutateAsync({ params: { id }, body: { staff } }), labels.staffChanged(name, staff), labels.staffFailed)
  }

  const remove = async ({ id, name }: ListedUser): Promise<void> => {
    if (!(await confirm({ title: labels.askRemove(name), text: labels.askRemoveText, yes: labels.yesRemove }))) return
    await run(id, () => erase.mutateAsync({ params: { id } }), labels.removed(name), labels.removeFailed)
    document.getElementById('users')?.focus({ preventScroll: true })
  }

  const removeFactor = async ({ id, name }: ListedUser): Promise<void> => {
    const question = { title: labels.askRemoveFactor(name), text: labels.askRemoveFactorText, yes: labels.yesRemoveFactor }
    if (!(await confirm(question))) return
    await run(id, () => takeOff.mutateAsync({ params: { id } }), labels.factorRemoved(name), labels.removeFactorFailed)
    document.getElementById('users')?.focus({ preventScroll: true })
  }

  const lift = async ({ id, name }: ListedUser): Promise<void> => {
    if (!(await confirm({ title: labels.askLift(name), text: labels.askLiftText, yes: labels.yesLift }))) return
    await run(id, () => free.mutateAsync({ params: { id } }), labels.lifted(name), labels.liftFailed)
    document.getElementById('users')?.focus({ preventScroll: true })
  }

  return {
    busyId,
    lift,
    setRole,
    setStaff,
    remove,
    removeFactor,
    grantPremium: (user: ListedUser, until: string | null) => give(user, 'premium', until ?? undefined),
  }
}
