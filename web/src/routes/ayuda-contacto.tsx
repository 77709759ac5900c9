import { CONTACT_PAGE } from '@feria/contract/help/topics'
import { texts } from '../modules/help/texts.ts'
import { fixedHead } from './head.ts'

export const meta = fixedHead({ title: texts.contact.title, description: texts.contact.description, path: CONTACT_PAGE })

export { ContactPage as default } from '../modules/help/contact-page.tsx'
