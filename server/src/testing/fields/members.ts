import {
  anyText,
  email,
  fields,
  ifGiven,
  type Kind,
  left,
  number,
  oneOf,
  optionalText,
  orNull,
  password,
  shownName,
  text,
  yesNo,
  yesNoFigure,
} from './kinds.ts'
import { byId, optionalImageUrl, paged, param, type Table } from './shared.ts'

const phone = text(40, 'Ingresá tu teléfono.')
const code = optionalText(40)
const neededCode = text(40, 'Ingresá el código.')
const linkToken = fields({ token: text(200, 'Falta el código del enlace.') })
const name = shownName(200, 'Ingresá tu nombre.')
const auditWords = ifGiven(anyText(100, { message: 'Buscá con 100 caracteres como máximo.', isTrimmed: true }))
const auditDay = ifGiven({
  takes: [['2026-12-31', '2026-12-31']],
  refuses: [undefined, null, 7, true, [], '', 'mañana', '2026-13-01', '31/12/2026', '2026-12-31T23:59:59Z'].map(
    (bad) => [bad, 'Ese día no es válido.'] as const,
  ),
})
/** An ISO timestamp, or none. */
const day: Kind = left(
  orNull({
    takes: [
      ['2026-12-31T23:59:59Z', '2026-12-31T23:59:59Z'],
      ['2026-12-31T23:59:59.999Z', '2026-12-31T23:59:59.999Z'],
    ],
    refuses: [undefined, 7, true, '', 'mañana', '2026-12-31', '2026-13-01T00:00:00Z', '2026-12-31T23:59:59'].map(
      (bad) => [bad, 'Esa fecha no es válida.'] as const,
    ),
  }),
)

export const members: Table = {
  'accounts.register': { body: fields({ name, email, password }) },
  'accounts.login': { body: fields({ email, password, code }) },
  'accounts.forgotPassword': { body: fields({ email }) },
  'accounts.resetPassword': {
    ...param('token', text(200)),
    body: fields({ token: text(200, 'Falta el código del enlace.'), password }),
  },
  'accounts.get': byId,
  'accounts.registerBusiness': {
    body: fields({
      accountType: oneOf(['empresa', 'proveedor'], 'Elegí empresa o proveedor.'),
      country: oneOf(['ar', 'br', 'cl'], 'Elegí un país de la lista.'),
      sector: oneOf(['tecnologia', 'comercio', 'servicios'], 'Elegí un rubro de la lista.'),
      company: shownName(140, 'Ingresá el nombre de la empresa.'),
      name: shownName(200, 'Ingresá tu nombre y apellido.'),
      phone,
      email,
      cuit: optionalText(20),
    }),
  },
  'accounts.update': {
    ...byId,
    body: fields({
      name: left(name),
      imageUrl: left(optionalImageUrl),
      phone: left(orNull(phone)),
      address: left(optionalText(200)),
      hasSellerPage: left(yesNo()),
      email: left(email),
      password: left(password),
      code: left(code),
    }),
  },
  'accounts.confirmEmail': { body: linkToken },
  'accounts.undoEmailChange': { body: linkToken },
  'accounts.acceptTerms': { body: fields({ version: oneOf(['2026-12-01'], 'Esa versión de los términos no existe.') }) },
  'accounts.closeAccount': { body: fields({ password, code }) },
  'accounts.list': {
    query: fields({
      search: left(anyText(200)),
      role: left(oneOf(['user', 'premium', 'admin'])),
      restricted: left(yesNoFigure('restricted es true o false.')),
      ...paged,
    }),
  },
  'accounts.setRole': {
    ...byId,
    body: fields({ role: oneOf(['user', 'premium', 'admin'], 'El rol es user, premium o admin.'), premiumUntil: day }),
  },
  'accounts.setStaff': { ...byId, body: fields({ staff: orNull(oneOf(['moderator', 'support'], 'Elegí moderator, support o null.')) }) },
  'accounts.remove': byId,
  'accounts.restrict': {
    ...byId,
    body: fields({
      kind: oneOf(['limited', 'suspended', 'ended'], 'Elegí limited, suspended o ended.'),
      days: left(orNull(number({ low: 1, high: 365, step: 1 }, { none: 'Elegí entre 1 y 365 días.' }))),
      reason: text(140, 'Escribí el motivo en pocas palabras.'),
      note: optionalText(1000),
    }),
  },
  'accounts.liftRestriction': byId,
  'accounts.endSessionsOf': byId,
  'accounts.sendReset': byId,
  'accounts.auditLog': {
    query: fields({ actor: auditWords, action: auditWords, subject: auditWords, from: auditDay, to: auditDay, ...paged }),
  },
  'accounts.changePassword': { body: fields({ password, newPassword: password, code }) },
  'accounts.endSession': byId,
  'accounts.setUpSecondFactor': { body: fields({ password }) },
  'accounts.confirmSecondFactor': { body: fields({ code: neededCode }) },
  'accounts.renewRecoveryCodes': { body: fields({ code: neededCode }) },
  'accounts.endSecondFactor': { body: fields({ password, code: neededCode }) },
  'accounts.removeSecondFactor': byId,
  'phones.send': { body: fields({ phone: left(phone) }) },
  'phones.confirm': { body: fields({ code: neededCode }) },
}
