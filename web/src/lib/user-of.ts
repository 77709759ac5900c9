import type { User } from '@feria/contract/accounts/schemas'

/** The fields of the member that are stored on the device. */
export const userOf = (me: User): User => ({
  id: me.id,
  name: me.name,
  email: me.email,
  phone: me.phone,
  address: me.address,
  role: me.role,
  imageUrl: me.imageUrl,
  accountType: me.accountType,
  hasSellerPage: me.hasSellerPage,
  isEmailConfirmed: me.isEmailConfirmed,
  mustConfirmEmail: me.mustConfirmEmail,
  pendingEmail: me.pendingEmail,
  acceptedTerms: me.acceptedTerms,
  restriction: me.restriction ?? null,
  createdAt: me.createdAt,
  ...(me.staff ? { staff: me.staff } : {}),
})
