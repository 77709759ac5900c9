/** How somebody registered; it gives no rights. */
export const accountTypes = ['individuo', 'empresa', 'proveedor'] as const
export type AccountType = (typeof accountTypes)[number]

/** Countries of a business, by code. */
export const countries = ['ar', 'br', 'cl'] as const
export type Country = (typeof countries)[number]

export const countryNames: Record<Country, string> = { ar: 'Argentina', br: 'Brasil', cl: 'Chile' }

/** The sector of a business. */
export const sectors = ['tecnologia', 'comercio', 'servicios'] as const
export type Sector = (typeof sectors)[number]

/** Days that a session lives after its last use. */
export const SESSION_DAYS = 30
/** The longest life of a session in days, however often it is used. */
export const SESSION_MAX_DAYS = 180
/** Minutes that a link to set a password works. */
export const RESET_MINUTES = 60
export const MIN_PASSWORD = 8
/** Maximum length of a person's name [ACC-04, D75]. */
export const MAX_NAME = 200
/** Hours that the link works which confirms the email of a registration. */
export const FIRST_CONFIRMATION_HOURS = 24
/** Minutes that the link for a new email works, and hours that a business has to choose its password. */
export const CONFIRMATION_MINUTES = 60
export const INVITATION_HOURS = 24
/** Hours in which the old address can undo a change of email: a weekend. */
export const UNDO_HOURS = 72
/** Compared ignoring case and surrounding spaces. */
export const roles = ['user', 'premium', 'admin'] as const
export type Role = (typeof roles)[number]

/**
 * What a member does for the site beside their stated role: a moderator decides about reports, held messages and reviews; support serves
 * orders, claims and messages. Admins do all of it.
 */
export const staffRoles = ['moderator', 'support'] as const
export type StaffRole = (typeof staffRoles)[number]

/** True for an admin, ignoring case and surrounding spaces. */
export const isAdmin = (role: string): boolean => role.trim().toLowerCase() === ('admin' satisfies Role)

/** Whether somebody does the work of these staff roles: those who have one, and admins, who do it all. */
export const serves = ({ role, staff }: { role: string; staff?: StaffRole | null | undefined }, of: readonly StaffRole[]): boolean =>
  isAdmin(role) || of.some((one) => one === staff)

/**
 * What holds a member back: the limits of new accounts; no acts but on money and orders under way; the same without an end, and for whoever
 * registers with that email.
 */
export const restrictionKinds = ['limited', 'suspended', 'ended'] as const
export type RestrictionKind = (typeof restrictionKinds)[number]

/** What new and limited accounts may do: chat requests an hour, products in 24 hours, messages without an answer in a conversation. */
export const NEWCOMER_REQUESTS = 5
export const NEWCOMER_LISTINGS = 3
export const NEWCOMER_MESSAGES = 20
/** Hours for which an account without a paid order is new: its first messages may be held, and `NEW_ACCOUNT_LIMITS` may hold. */
export const NEWCOMER_HOURS = 72

/** The longest that a member is limited or suspended, in days; longer is without an end. */
export const MAX_RESTRICTED_DAYS = 365
export const MAX_RESTRICTION_REASON = 140
export const MAX_RESTRICTION_NOTE = 1000
/** Characters of a filter of the audit log. */
export const MAX_AUDIT_WORDS = 100

/** `pending` from the setup of the authenticator app until its first code. */
export const secondFactorStates = ['off', 'pending', 'on'] as const

/** What became of a code for a telephone: it is being sent, the gateway took it, or it could not be sent. */
export const phoneCodeStates = ['sending', 'sent', 'failed'] as const
/** Minutes that a code for a telephone works, and how often it can be tried. */
export const PHONE_CODE_MINUTES = 10
export const PHONE_CODE_TRIES = 5
/** Codes that a member can ask for in an hour and in 24, and codes for one number in 24: each costs money. */
export const PHONE_CODES_AN_HOUR = 3
export const PHONE_CODES_A_DAY = 6
export const CODES_OF_A_PHONE_A_DAY = 3
