import { isAdmin, type StaffRole } from '@feria/contract/accounts/values'
import { moneyStaff } from '@feria/contract/admin/values'

/** Whether somebody of the site sees members' money: payments, balances and withdrawals. Admins, and the staff of `moneyStaff`. */
export const seesMoney = ({ role, staff = null }: { role: string; staff?: StaffRole | null }): boolean =>
  isAdmin(role) || moneyStaff.some((one) => one === staff)
