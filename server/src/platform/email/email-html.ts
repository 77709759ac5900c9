import type { Email, EmailSite } from './email.ts'
import { layOut } from './layout.ts'

// Loaded with the first email, so that the start does not wait for it.
const openEngine = async () => {
  const { Engine } = await import('mrml')
  const engine = new Engine()
  // Fonts that an email would fetch from elsewhere: none.
  engine.setRenderOptions({ disableComments: false, socialIconOrigin: null, fonts: {} })
  return engine
}
let engine: ReturnType<typeof openEngine> | undefined

/** An email as HTML for mail clients, complete in itself: nothing is fetched but the pictures of its items, from `PUBLIC_URL`. */
export const htmlOf = async (email: Email, site: EmailSite): Promise<string> => {
  engine ??= openEngine()
  const rendered = (await engine).toHtml(layOut(email, site).markup)
  if (rendered.type === 'error') throw new Error(`The email could not be laid out: ${rendered.message}`)
  return rendered.content
}
