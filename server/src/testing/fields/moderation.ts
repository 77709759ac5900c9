import { byDefault, fields, id, listOf, number, oneOf, optionalText, orNull, text, yesNoFigure } from './kinds.ts'
import { byId, paged, type Table } from './shared.ts'

const REASONS = ['danger', 'minor', 'identity', 'fraud', 'prohibited', 'offensive', 'privacy', 'spam', 'other']
const SUBJECTS = ['product', 'member', 'message', 'review', 'wish']
const DECISIONS = ['nothing', 'warn', 'hide', 'limit', 'suspend', 'end']
const DAYS = 'Los días van de 1 a 365.'

export const moderation: Table = {
  'moderation.report': {
    body: fields({
      subject: oneOf(SUBJECTS, 'Eso no se puede denunciar.'),
      id,
      reason: oneOf(REASONS, 'Elegí el motivo.'),
      text: optionalText(1000),
    }),
  },
  'moderation.withdraw': byId,
  'moderation.mine': { query: fields(paged) },
  'moderation.received': { query: fields(paged) },
  'moderation.appeal': { ...byId, body: fields({ text: text(1000, 'Contanos por qué hay que revisarla.') }) },
  'moderation.setTemplates': {
    body: fields({
      templates: listOf(
        fields({
          title: text(60, 'Poné un título a la plantilla.'),
          note: text(1000, 'Escribí la explicación.'),
          decision: orNull(oneOf(DECISIONS, 'Esa decisión no existe.')),
        }),
        { max: 30, messages: { none: 'Las plantillas son una lista.', many: 'Podés guardar hasta 30 plantillas.' } },
      ),
    }),
  },
  'moderation.queue': { query: fields({ overdue: byDefault(yesNoFigure('overdue es true o false.'), false), ...paged }) },
  'moderation.inspect': byId,
  'moderation.take': byId,
  'moderation.putBack': byId,
  'moderation.decide': {
    ...byId,
    body: fields({
      decision: oneOf(DECISIONS, 'Elegí qué hacer.'),
      days: byDefault(orNull(number({ low: 1, high: 365, step: 1 }, { none: 'Escribí cuántos días.', low: DAYS })), null),
      reason: byDefault(orNull(oneOf(REASONS, 'Elegí el motivo.')), null),
      note: text(1000, 'Explicá la decisión: la leen las dos partes.'),
    }),
  },
  'moderation.decideAppeal': {
    ...byId,
    body: fields({
      outcome: oneOf(['upheld', 'overturned'], 'Elegí si la decisión queda o se revierte.'),
      note: text(1000, 'Explicá la decisión: la lee quien apeló.'),
    }),
  },
}
