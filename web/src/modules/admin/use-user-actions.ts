import type { ListedUser } from '@feria/contract/accounts/schemas'
import type { Role, StaffRole } from '@feria/contract/accounts/values'
import * as api from '@feria/contract/routes'
import { useState } from 'react'
import { explain } from '../../lib/call.ts'
import { notify } from '../../lib/notify.ts'
import { useAction } from '../../lib/use-route.ts'
import { confirm } from '../../ui/confirm.ts'
import { peopleTexts as people } from './people/texts.ts'
import { texts } from './texts.ts'

const labels = texts.users

/** Whom an action is about. */
export type Person = Pick<ListedUser, 'id' | 'name' | 'role'>

/** What an action on a member changes on screen. */
const refreshes = [api.accounts.list, api.admin.member, api.accounts.auditLog]

/** An admin's actions on a member. Each asks for confirmation, since sessions end; the outcome is a toast. */
export const useUserActions = () => {
  const [busyId, setBusyId] = useState<string | null>(null)
  const change = useAction(api.accounts.setRole, { refreshes })
  const changeStaff = useAction(api.accounts.setStaff, { refreshes })
  const takeOff = useAction(api.accounts.removeSecondFactor, { refreshes })
  const free = useAction(api.accounts.liftRestriction, { refreshes })
  const erase = useAction(api.accounts.remove, { refreshes: [...refreshes, api.catalogue.supervise] })

  const end = useAction(api.accounts.endSessionsOf, { refreshes })
  const mail = useAction(api.accounts.sendReset, { refreshes })

  const run = async <T>(id: string, work: () => Promise<T>, done: string | ((answer: T) => string), failed: string): Promise<void> => {
    setBusyId(id)
    try {
      const answer = await work()
      void notify({ message: typeof done === 'string' ? done : done(answer), kind: 'success' })
    } catch (error) {
      void notify({ message: explain(error, failed), kind: 'error' })
    } finally {
      setBusyId(null)
    }
  }

  const give = ({ id, name }: Person, role: Role, premiumUntil?: string) =>
    run(
      id,
      () => change.mutateAsync({ params: { id }, body: { role, premiumUntil } }),
      labels.changed(name, labels.roles[role]),
      labels.roleFailed,
    )

  const setRole = async (user: Person, role: Role): Promise<void> => {
    if (role === user.role) return
    const title = labels.askRole(user.name, labels.roles[role])
    if (await confirm({ title, text: labels.askRoleText, yes: labels.yesRole, isDangerous: role === 'admin' })) await give(user, role)
  }

  const setStaff = async (user: Person & Pick<ListedUser, 'staff'>, staff: StaffRole | null): Promise<void> => {
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

  const remove = async ({ id, name }: Person): Promise<void> => {
    if (!(await confirm({ title: labels.askRemove(name), text: labels.askRemoveText, yes: labels.yesRemove }))) return
    await run(id, () => erase.mutateAsync({ params: { id } }), labels.removed(name), labels.removeFailed)
    document.getElementById('users')?.focus({ preventScroll: true })
  }

  const removeFactor = async ({ id, name }: Person): Promise<void> => {
    const question = { title: labels.askRemoveFactor(name), text: labels.askRemoveFactorText, yes: labels.yesRemoveFactor }
    if (!(await confirm(question))) return
    await run(id, () => takeOff.mutateAsync({ params: { id } }), labels.factorRemoved(name), labels.removeFactorFailed)
    document.getElementById('users')?.focus({ preventScroll: true })
  }

  const lift = async ({ id, name }: Person): Promise<void> => {
    if (!(await confirm({ title: labels.askLift(name), text: labels.askLiftText, yes: labels.yesLift }))) return
    await run(id, () => free.mutateAsync({ params: { id } }), labels.lifted(name), labels.liftFailed)
    document.getElementById('users')?.focus({ preventScroll: true })
  }

  const endSessions = async ({ id, name }: Person): Promise<void> => {
    if (!(await confirm({ title: people.askEnd(name), text: people.askEndText, yes: people.yesEnd }))) return
    await run(
      id,
      () => end.mutateAsync({ params: { id } }),
      ({ ended }) => people.ended(name, ended),
      people.endFailed,
    )
  }

  const sendReset = async ({ id, name }: Person): Promise<void> => {
    const question = { title: people.askReset(name), text: people.askResetText, yes: people.yesReset, isDangerous: false }
    if (!(await confirm(question))) return
    await run(id, () => mail.mutateAsync({ params: { id } }), people.resetSent(name), people.resetFailed)
  }

  return {
    busyId,
    endSessions,
    sendReset,
    lift,
    setRole,
    setStaff,
    remove,
    removeFactor,
    grantPremium: (user: Person, until: string | null) => give(user, 'premium', until ?? undefined),
  }
}
