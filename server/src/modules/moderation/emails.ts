import { ABUSE_APPEAL_DAYS, HOLD_HOURS } from '@feria/contract/moderation/values'
import { and, eq, isNull } from 'drizzle-orm'
import type { Ctx } from '../../core/context.ts'
import type { Events } from '../../core/event-map.ts'
import { isAmong } from '../../engines/db/lists.ts'
import { sendEmail } from '../../platform/email/send-email.ts'
import { users } from '../accounts/tables.ts'
import { products } from '../catalogue/tables.ts'
import { newsForReporter, newsOfCase } from './news.ts'
import { decisionWords, ruleWords, subjectWords } from './words.ts'

const PATH = '/denuncias'
const OWN_PRODUCTS = '/seller-dashboard'
const RECEIVED = '/denuncias?ver=recibidas'

/** Emails one reporter what was decided, without what became of the other. */
export const mailReporter = async (ctx: Ctx, event: Events['moderation.reporter-due']): Promise<void> => {
  const news = await newsForReporter(ctx, event)
  if (!news?.found.note) return
  const { decision, copy, note } = news.found
  const isNothing = decision === 'nothing'
  await sendEmail(ctx, {
    to: news.reporter.email,
    name: news.reporter.name,
    subject: 'Revisamos tu denuncia',
    preheader: isNothing ? 'No encontramos nada contra las reglas.' : 'Tenías razón: tomamos medidas.',
    paragraphs: [
      `Revisamos lo que denunciaste: ${copy.title}.`,
      isNothing ? 'No encontramos nada contra las reglas.' : 'Iba contra las reglas y tomamos medidas. Gracias por avisar.',
    ],
    quote: note,
    button: { label: 'Ver mis denuncias', path: PATH },
  })
}

/** Emails whom a case is about what was decided, why, by which rule, and how to appeal; nothing where nothing was done. */
export const mailReported = async (ctx: Ctx, { caseId }: Events['moderation.decided']): Promise<void> => {
  const news = await newsOfCase(ctx, caseId)
  if (!news?.found.decision || news.found.decision === 'nothing') return
  const { decision, subject, days, rule, note, copy } = news.found
  const what = decisionWords(decision, subject, days)
  await sendEmail(ctx, {
    to: news.about.email,
    name: news.about.name,
    subject: decision === 'warn' ? 'Una advertencia de moderación' : 'Una decisión de moderación',
    preheader: what,
    paragraphs: [what],
    ...(note ? { quote: note } : {}),
    facts: [...(subject === 'member' ? [] : ([['Es sobre', copy.title]] as const)), ['Regla', ruleWords[rule ?? 'other']]],
    button: {
      lead: `Si creés que nos equivocamos, tenés ${ABUSE_APPEAL_DAYS} días para pedir que la revise otra persona:`,
      label: 'Ver la decisión',
      path: RECEIVED,
    },
  })
}

/** Emails who appealed what was decided. */
export const mailAppealed = async (ctx: Ctx, { caseId }: Events['moderation.appeal-decided']): Promise<void> => {
  const news = await newsOfCase(ctx, caseId)
  if (!news?.found.appealNote) return
  const { outcome, subject, appealNote } = news.found
  const what =
    outcome === 'overturned'
      ? 'Tenías razón: dimos marcha atrás con la decisión y con todo lo que había cambiado.'
      : `Volvimos a revisar ${subjectWords[subject]} y la decisión queda como estaba.`
  await sendEmail(ctx, {
    to: news.about.email,
    name: news.about.name,
    subject: 'Revisamos la decisión de moderación',
    preheader: what,
    paragraphs: [what],
    quote: appealNote,
    button: { label: 'Ver la decisión', path: RECEIVED },
  })
}

/** Emails the owner of a product that several reports hide until they are decided. */
export const mailHeld = async (ctx: Ctx, { caseId }: Events['moderation.held']): Promise<void> => {
  const news = await newsOfCase(ctx, caseId)
  if (!news?.found.heldUntil) return
  const { copy, subjectId } = news.found
  await sendEmail(ctx, {
    to: news.about.email,
    name: news.about.name,
    subject: `Ocultamos «${copy.title}» mientras la revisamos`,
    preheader: `Como mucho por ${HOLD_HOURS} horas.`,
    paragraphs: [
      `Varias personas denunciaron «${copy.title}» como engaño. La ocultamos mientras la revisamos, como mucho por ${HOLD_HOURS} horas.`,
      'No hace falta que hagas nada: si está todo bien, vuelve sola.',
    ],
    button: { label: 'Ver la publicación', path: `/products/${subjectId}` },
  })
}

/** Emails the owner of products that an admin hid by hand and that still are, all in one, with the reason if there is one. */
export const mailHidden = async (ctx: Ctx, { productIds, reason }: Events['catalogue.hidden-by-admin']): Promise<void> => {
  const hidden = await ctx.db
    .select({ id: products.id, name: products.name, person: { name: users.name, email: users.email } })
    .from(products)
    .innerJoin(users, and(eq(users.id, products.userId), isNull(users.deletedAt)))
    .where(and(isAmong(products.id, productIds), eq(products.isShown, false)))
    .orderBy(products.id)
  const [first] = hidden
  if (!first) return
  const isOne = hidden.length === 1
  await sendEmail(ctx, {
    to: first.person.email,
    name: first.person.name,
    subject: isOne ? `Ocultamos «${first.name}»` : `Ocultamos ${hidden.length} publicaciones tuyas`,
    preheader: reason ?? (isOne ? 'Nadie más la ve por ahora.' : 'Nadie más las ve por ahora.'),
    paragraphs: [
      isOne
        ? `El equipo de la feria ocultó tu publicación «${first.name}».`
        : `El equipo de la feria ocultó estas publicaciones tuyas: ${hidden.map(({ name }) => `«${name}»`).join(', ')}.`,
    ],
    ...(reason ? { quote: reason } : {}),
    button: isOne ? { label: 'Ver la publicación', path: `/products/${first.id}` } : { label: 'Ver mis publicaciones', path: OWN_PRODUCTS },
    notes: [{ text: 'Si creés que es un error,', label: 'escribinos', path: '/ayuda/contacto' }],
  })
}
