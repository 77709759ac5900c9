/** Which party of an order wrote a review. */
export const reviewSides = ['buyer', 'seller'] as const
export type ReviewSide = (typeof reviewSides)[number]

/** What a buyer can say of a seller in a word, and a seller of a buyer. */
export const sellerTags = [
  'Como en la publicación',
  'Envió rápido',
  'Bien embalado',
  'Buen trato',
  'Distinto de la publicación',
  'Tardó en enviar',
  'No contestaba',
] as const
export const buyerTags = ['Buen trato', 'Puntual', 'Contesta rápido', 'Tardó en confirmar', 'No contestaba'] as const
export const reviewTags = [...new Set([...sellerTags, ...buyerTags])] as [ReviewTag, ...ReviewTag[]]
export type ReviewTag = (typeof sellerTags)[number] | (typeof buyerTags)[number]

/** What this side can say in a word. */
export const tagsOf = (side: ReviewSide): readonly ReviewTag[] => (side === 'buyer' ? sellerTags : buyerTags)

/** What became of a review: nobody reads it yet, everybody does, its author took it back, an admin removed it. */
export const reviewStates = ['sellada', 'publicada', 'retirada', 'quitada'] as const
export type ReviewState = (typeof reviewStates)[number]

/** Whether a party can review an order now, and if not, why. */
export const reviewWindows = ['abierta', 'todavía no', 'vencida', 'escrita'] as const
export type ReviewWindow = (typeof reviewWindows)[number]

/** Why a member asks an admin to remove a review. */
export const appealReasons = ['no es de la compra', 'datos personales', 'insulto', 'extorsión', 'otra persona'] as const
export type AppealReason = (typeof appealReasons)[number]

/** The decision about an appeal. */
export const appealOutcomes = ['queda', 'se quita'] as const
export type AppealOutcome = (typeof appealOutcomes)[number]

/** Why a review does not count: a shared account for payouts, a shared browser, or a bank that took the money back. */
export const uncountedReasons = ['payout', 'browser', 'charged-back'] as const
export type UncountedReason = (typeof uncountedReasons)[number]

/** Which reviews the back office lists. */
export const reviewLists = ['sin contar', 'con nota'] as const

export const MAX_STARS = 5
export const MAX_REVIEW_TAGS = 4
/** Characters of a review, of its private note and of its answer. */
export const MAX_REVIEW_TEXT = 600
/** Days after the end of an order in which its parties can review it; then what was written is published. */
export const REVIEW_DAYS = 14
/** The day on which who has not written is reminded. */
export const REVIEW_REMINDER_DAYS = 3
/** Days after its publication in which a review can be answered, and in which an admin can be asked to remove it. */
export const REVIEW_ANSWER_DAYS = 14
export const APPEAL_DAYS = 30
/** Hours in which an admin decides an appeal. */
export const APPEAL_HOURS = 72
/** From so many reviews on a score is shown; below, the member is new. */
export const SHOWN_FROM_REVIEWS = 3
/** Days that the facts beside a score are about. */
export const FACT_DAYS = 180
