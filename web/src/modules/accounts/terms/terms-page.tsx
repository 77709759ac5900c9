import { TERMS_VERSION } from '@feria/contract/accounts/terms'
import { useLocation } from 'react-router'
import { LongText } from '../../../ui/long-text.tsx'
import { LinkButton } from '../../../ui/plain-button.tsx'
import { rules } from './rules-texts.ts'
import { terms } from './terms-texts.ts'

const pages = { '/terminos': terms[TERMS_VERSION], '/reglas': rules[TERMS_VERSION] }

/** /terminos and /reglas: what whoever runs the site and its members owe each other, and what may be sold here and how. */
export const TermsPage = () => {
  const { pathname } = useLocation()
  const [here, other] = pathname.toLowerCase() === '/reglas' ? (['/reglas', '/terminos'] as const) : (['/terminos', '/reglas'] as const)
  return (
    <LongText words={pages[here]}>
      <LinkButton to={other} look="outlined">
        {pages[other].title}
      </LinkButton>
      <LinkButton to="/privacy-policy" look="outlined">
        Política de privacidad
      </LinkButton>
    </LongText>
  )
}
