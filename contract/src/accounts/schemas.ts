import { z } from 'zod'
import { email, id, ifGiven, optionalImageUrl, optionalText, password, text, time } from '../fields.ts'
import { shownName } from '../names.ts'
import { pageQuery } from '../page.ts'
import { securitySchemas } from './security-schemas.ts'
import { termsVersions } from './terms.ts'
import {
  accountTypes,
  countries,
  MAX_AUDIT_WORDS,
  MAX_NAME,
  MAX_RESTRICTED_DAYS,
  MAX_RESTRICTION_NOTE,
  MAX_RESTRICTION_REASON,
  restrictionKinds,
  roles,
  sectors,
  staffRoles,
} from './values.ts'

/** What holds a member back now; without `until` it has no end. `reason` and `note` say why, in an admin's words. */
export const restriction = z.object({
  kind: z.enum(restrictionKinds),
  reason: z.string(),
  note: z.string(),
  since: time,
  until: time.nullable(),
})
export type Restriction = z.output<typeof restriction>

export const user = z.object({
  id,
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  address: z.string().nullable(),
  role: z.enum(roles),
  imageUrl: z.string().nullable(),
  accountType: z.enum(accountTypes),
  /** Whether there is a public page of what they sell. */
  hasSellerPage: z.boolean(),
  /** Whether its owner has used a link mailed to this address. */
  isEmailConfirmed: z.boolean(),
  /** Whether acts are refused until they do: where `REQUIRE_CONFIRMED_EMAIL` is on and it is not confirmed. */
  mustConfirmEmail: z.boolean(),
  /** The new address of a pending change of email; null when there is none. */
  pendingEmail: z.string().nullable(),
  /** The newest version of the terms that they accepted; null before any. */
  acceptedTerms: z.string().nullable(),
  /** Null while nothing holds them back. */
  restriction: restriction.nullable(),
  createdAt: time,
  /** What they do for the site; absent for most members, who do nothing. */
  staff: z.enum(staffRoles).optional(),
})
export type User = z.output<typeof user>

/** A member's public profile. */
export const publicUser = user.pick({ id: true, name: true, imageUrl: true, accountType: true, createdAt: true })

/** An admin's view of a member in lists. */
export const listedUser = user
  .pick({ id: true, name: true, email: true, role: true, imageUrl: true, accountType: true, restriction: true, createdAt: true })
  .extend({
    premiumUntil: time.nullable(),
    isPending: z.boolean(),
    hasSecondFactor: z.boolean(),
    staff: z.enum(staffRoles).nullable(),
  })
export type ListedUser = z.output<typeof listedUser>

/** An action that somebody took as an admin. `actor` is null for the operator's command line. */
export const auditEntry = z.object({
  id,
  at: time,
  action: z.string(),
  actor: z.object({ id, name: z.string() }).nullable(),
  subject: z.object({ kind: z.string(), id: z.string(), name: z.string() }),
  details: z.record(z.string(), z.string()),
})
export type AuditEntry = z.output<typeof auditEntry>

export const session = z.object({ token: z.string(), user })

const message = z.object({ message: z.string() })

const params = z.object({ id })

/** As typed, in any usual form; the server normalises it to +54 9 …, or refuses it. */
const phone = text(40, 'Ingresá tu teléfono.')

const businessFields = {
  accountType: z.enum(['empresa', 'proveedor'], { error: 'Elegí empresa o proveedor.' }),
  country: z.enum(countries, { error: 'Elegí un país de la lista.' }),
  sector: z.enum(sectors, { error: 'Elegí un rubro de la lista.' }),
  company: shownName(140, 'Ingresá el nombre de la empresa.'),
  name: shownName(MAX_NAME, 'Ingresá tu nombre y apellido.'),
  phone,
  email,
  cuit: optionalText(20),
}

const auditWords = ifGiven(z.string().trim().max(MAX_AUDIT_WORDS, `Buscá con ${MAX_AUDIT_WORDS} caracteres como máximo.`))
const auditDay = ifGiven(z.iso.date({ error: 'Ese día no es válido.' }))

const daysHint = `Elegí entre 1 y ${MAX_RESTRICTED_DAYS} días.`

/** The request and response of each call. */
export const accountSchemas = {
  register: {
    summary: 'Creates an account with role user and signs it in; a role in the body is ignored.',
    body: z.object({ name: shownName(MAX_NAME, 'Ingresá tu nombre.'), email, password }),
    answer: session,
  },
  login: {
    summary: 'Signs in with email and password, plus a code where a second factor is on: of the authenticator app or a recovery code.',
    body: z.object({ email, password, code: optionalText(40) }),
    answer: session,
  },
  logout: {
    summary: 'Ends the session of the token.',
    whenSuspended: true,
    answer: message,
  },
  forgotPassword: {
    summary: 'Mails a single-use link to set a new password; answers the same for unknown emails.',
    body: z.object({ email }),
    answer: message,
  },
  resetPassword: {
    summary: 'Sets a new password with the mailed token and ends every session of the member.',
    params: z.object({ token: text(200) }),
    body: z.object({ token: text(200, 'Falta el código del enlace.'), password }),
    answer: message,
  },
  get: {
    summary: 'The public part of a member.',
    params,
    answer: publicUser,
  },
  registerBusiness: {
    summary: 'Stores a business with an account without a password, and mails the link to set it; answers the same for known emails.',
    body: z.object(businessFields),
    answer: message,
  },
  update: {
    summary:
      'Changes the own profile, or any for an admin. A new email needs the password and a code, is confirmed by a link and can be undone.',
    params,
    body: z
      .object({
        name: shownName(MAX_NAME, 'Ingresá tu nombre.'),
        imageUrl: optionalImageUrl,
        phone: phone.nullable(),
        address: optionalText(200),
        hasSellerPage: z.boolean(),
        email,
        password,
        code: optionalText(40),
      })
      .partial(),
    answer: user,
  },
  confirmEmail: {
    summary: 'Confirms the address behind a mailed link: that of a registration, or a new one, which becomes the email of its member.',
    body: z.object({ token: text(200, 'Falta el código del enlace.') }),
    answer: z.object({ email: z.string() }),
  },
  sendConfirmation: {
    summary: 'Mails the link again that confirms the own email, or its correction; answers the same when it is confirmed already.',
    whenSuspended: true,
    answer: message,
  },
  undoEmailChange: {
    summary: 'Undoes a change of email by the link mailed to the old address; ends all sessions, answers a token to set a new password.',
    body: z.object({ token: text(200, 'Falta el código del enlace.') }),
    answer: z.object({ email: z.string(), resetToken: z.string() }),
  },
  acceptTerms: {
    summary: 'Keeps that the member accepts a version of the terms; only the newest is accepted.',
    body: z.object({ version: z.enum(termsVersions, { error: 'Esa versión de los términos no existe.' }) }),
    answer: user.pick({ acceptedTerms: true }),
  },
  endOwnPremium: {
    summary: 'Ends the own Premium at once and mails that it did.',
    answer: user.pick({ role: true }),
  },
  exportData: {
    summary: 'All data stored about the member, by module.',
    whenSuspended: true,
    answer: z.record(z.string(), z.unknown()),
  },
  closeAccount: {
    summary: 'Closes the own account for good; needs the password, a code where a second factor is on, and no open order.',
    whenSuspended: true,
    body: z.object({ password, code: optionalText(40) }),
    answer: message,
  },
  list: {
    summary: 'Every member, the newest first; `search` matches name and email, `restricted` those whom something holds back or not.',
    query: z.object({
      search: z.string().max(200).optional(),
      role: z.enum(roles).optional(),
      restricted: z.stringbool({ error: 'restricted es true o false.' }).optional(),
      ...pageQuery,
    }),
    answer: z.array(listedUser),
  },
  setRole: {
    summary: 'Gives a member a role and ends their sessions; premium may have an end date. The last admin keeps the role.',
    params,
    body: z.object({
      role: z.enum(roles, { error: 'El rol es user, premium o admin.' }),
      premiumUntil: z.iso.datetime({ error: 'Esa fecha no es válida.' }).nullish(),
    }),
    answer: listedUser,
  },
  setStaff: {
    summary: 'Makes a member moderator or support, or neither with null, and ends their sessions; not an admin, who does it all.',
    params,
    body: z.object({ staff: z.enum(staffRoles, { error: 'Elegí moderator, support o null.' }).nullable() }),
    answer: listedUser,
  },
  remove: {
    summary: 'Closes the account of a member without open orders; hides their products and ends their sessions.',
    params,
    answer: message,
  },
  restrict: {
    summary: 'Limits or suspends a member, for some days or without an end, in the place of what held them back before.',
    params,
    body: z.object({
      kind: z.enum(restrictionKinds, { error: 'Elegí limited, suspended o ended.' }),
      /** From 1 to 365; null for `ended`, which has no end. */
      days: z.int({ error: daysHint }).min(1, daysHint).max(MAX_RESTRICTED_DAYS, daysHint).nullish(),
      reason: text(MAX_RESTRICTION_REASON, 'Escribí el motivo en pocas palabras.'),
      note: optionalText(MAX_RESTRICTION_NOTE),
    }),
    answer: listedUser,
  },
  liftRestriction: {
    summary: 'Ends what limits or suspends a member before its time; what they offer is seen again.',
    params,
    answer: listedUser,
  },
  endSessionsOf: {
    summary: 'Ends every session of another member and their live connections, and mails them; answers how many there were.',
    params,
    answer: z.object({ message: z.string(), ended: z.int() }),
  },
  sendReset: {
    summary: 'Mails another member a single-use link to set a new password, in the place of any older one.',
    params,
    answer: message,
  },
  auditLog: {
    summary: 'The audit log of actions by admins, the newest first.',
    query: z.object({
      /** Who acted: an id, or words of the name or email. */
      actor: auditWords,
      action: auditWords,
      /** What it was about: an id, or a part of its name at that time. */
      subject: auditWords,
      /** The first and the last day, in Argentina. */
      from: auditDay,
      to: auditDay,
      ...pageQuery,
    }),
    answer: z.array(auditEntry),
  },
  ...securitySchemas,
}
