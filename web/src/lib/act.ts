/** What a visitor can set out to do on a public page; a member does it as soon as they arrive (use-act.ts). */
export type Act = 'ask-seller' | 'save-search'

/** The state of a link that sets out to do something. It stands in the history, not in the address: no link from elsewhere acts. */
export const toAct = (act: Act) => ({ act })
