import { TERMS_VERSION } from '@feria/contract/accounts/terms'
import type { MetaArgs } from 'react-router'
import { rules } from '../modules/accounts/terms/rules-texts.ts'
import { terms } from '../modules/accounts/terms/terms-texts.ts'
import { fixedHead } from './head.ts'

const headOfText = (words: { title: string; intro: string }, path: string) =>
  fixedHead({ title: words.title, description: words.intro, path })

const heads = { '/terminos': headOfText(terms[TERMS_VERSION], '/terminos'), '/reglas': headOfText(rules[TERMS_VERSION], '/reglas') }

export const meta = (args: MetaArgs) => heads[args.location.pathname.toLowerCase() === '/reglas' ? '/reglas' : '/terminos'](args)

export { TermsPage as default } from '../modules/accounts/terms/terms-page.tsx'
