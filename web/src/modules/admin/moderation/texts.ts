import type { AbuseAppealOutcome, AbuseDecision, AbuseReason } from '@feria/contract/moderation/values'
import { formatNumber } from '../../../lib/format.ts'

const reports = (count: number): string => (count === 1 ? '1 denuncia' : `${formatNumber(count)} denuncias`)

/** The texts of the back office about reports of abuse. */
export const moderationTexts = {
  title: 'Denuncias',
  hint: 'Lo más urgente primero. Las dos partes leen por qué, y queda registrado.',
  figures: (open: number, overdue: number, hours: number | null) =>
    [
      open === 1 ? '1 espera' : `${formatNumber(open)} esperan`,
      `${formatNumber(overdue)} fuera de plazo`,
      ...(hours === null ? [] : [hours < 1 ? 'se deciden en menos de una hora' : `se deciden en ${formatNumber(hours, 1)} horas`]),
    ].join(' · '),
  lists: { all: 'Todas', overdue: 'Fuera de plazo' },
  nothing: { all: 'No hay denuncias que esperen.', overdue: 'Ninguna está fuera de plazo.' },
  queue: 'Denuncias que esperan',
  reports,
  due: (when: string) => `Hasta el ${when}`,
  overdue: 'Fuera de plazo',
  isAppeal: 'Pide revisión',
  isHeld: (when: string) => `Oculta hasta el ${when} o hasta que se decida`,
  about: (name: string) => `De ${name}`,
  open: 'Abrir',
  photo: 'Foto de lo denunciado',
  take: 'Tomar',
  putBack: 'Soltar',
  yours: (until: string) => `La tenés vos hasta las ${until}`,
  theirs: (name: string, until: string) => `La tiene ${name} hasta las ${until}`,
  keys: 'Teclado',
  back: 'Volver a la lista',
  reported: 'Qué dicen las denuncias',
  visitor: 'Alguien sin cuenta',
  lost: (count: number) => (count === 1 ? '1 denuncia suya quedó sin medidas' : `${count} denuncias suyas quedaron sin medidas`),
  history: {
    title: (name: string) => `Historia de ${name}`,
    since: (day: string) => `Miembro desde el ${day}`,
    sales: (count: number) => (count === 1 ? '1 venta en 180 días' : `${formatNumber(count)} ventas en 180 días`),
    score: (score: number | null, reviews: number) =>
      score === null ? 'Sin puntaje todavía' : `${formatNumber(score, 1)} de 5, con ${formatNumber(reviews)} opiniones`,
    admin: 'Administra la feria',
    none: 'Sin denuncias anteriores.',
    waits: 'en espera',
    overturned: 'se revirtió',
  },
  first: {
    title: 'Lo que se decidió',
    by: (name: string, day: string) => `${name}, el ${day}`,
    asks: 'Lo que dice quien apela',
  },
  form: {
    label: 'Decisión',
    decisions: {
      nothing: 'Sin medidas',
      warn: 'Advertir',
      hide: 'Ocultar',
      limit: 'Limitar',
      suspend: 'Suspender',
      end: 'Dar de baja',
    } satisfies Record<AbuseDecision, string>,
    outcomes: { upheld: 'La decisión queda', overturned: 'Dar marcha atrás' } satisfies Record<AbuseAppealOutcome, string>,
    days: 'Días',
    reason: 'Motivo',
    note: 'Explicación',
    noteHint: 'La leen las dos partes: no nombres a nadie.',
    appealHint: 'La lee quien apeló.',
    missing: 'Explicá la decisión.',
    daysBad: 'Los días van de 1 a 365.',
    confirm: (what: string) => `Confirmar: ${what.toLocaleLowerCase('es-AR')}`,
    choose: 'Elegí qué hacer',
    ask: { title: '¿Dar de baja la cuenta?', text: 'Se cierran sus sesiones y nadie ve lo que publicó.', yes: 'Dar de baja' },
    done: 'La decisión quedó guardada. Avisamos a las dos partes.',
    failed: 'No se pudo guardar la decisión.',
  },
  /** What both sides read, to begin with; to be changed where it does not fit. */
  templates: {
    nothing: 'Lo miramos y no va contra las reglas.',
    danger: 'Pone en peligro a alguien, y eso no se publica.',
    minor: 'Pone en riesgo a menores, y eso no se publica.',
    identity: 'Se hace pasar por otra persona o empresa.',
    fraud: 'Engaña a quien compra o a quien vende.',
    prohibited: 'Es algo que no se puede vender en la feria.',
    offensive: 'Falta el respeto a otras personas.',
    privacy: 'Muestra datos personales de otra persona.',
    spam: 'Es publicidad, o lo mismo publicado muchas veces.',
    other: 'Va contra las reglas de la feria.',
  } satisfies Record<AbuseReason | 'nothing', string>,
  appealTemplates: {
    upheld: 'Lo miramos de nuevo y la decisión está bien.',
    overturned: 'Lo miramos de nuevo y nos habíamos equivocado.',
  } satisfies Record<AbuseAppealOutcome, string>,
  help: {
    title: 'Con el teclado',
    rows: [
      ['J', 'La que sigue'],
      ['K', 'La anterior'],
      ['T', 'Tomar o soltar'],
      ['1 a 6', 'Elegir qué hacer'],
      ['Enter', 'Confirmar'],
      ['?', 'Esta ayuda'],
    ],
  },
} as const
