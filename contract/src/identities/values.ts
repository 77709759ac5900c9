/** The state of a member's document. */
export const identityStatuses = ['none', 'pending', 'approved', 'rejected'] as const
export type IdentityStatus = (typeof identityStatuses)[number]

/**
 * Days after the decision until the picture of an identity document is deleted [D26]: enough to question the decision, and no longer than
 * needed (Ley 25.326, artículo 4, inciso 7).
 */
export const IDENTITY_DAYS = 30
