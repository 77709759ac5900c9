import { TERMS_VERSION } from '@feria/contract/accounts/terms'
import { Button } from '@mantine/core'
import { Link, useLocation } from 'react-router'
import { LongText } from '../../../ui/long-text.tsx'
import { rules } from './rules-texts.ts'
import { terms } from './terms-texts.ts'

const pages = { '/terminos': terms[TERMS_VERSION], '/reglas': rules[TERMS_VERSION] }

/** /terminos and /reglas: what whoever runs the site and its members owe each other, and what may be sold here and how. */
export const TermsPage = () => {
  const { pathname } = useLocation()
  const [here, other] = pathname.toLowerCase() === '/reglas' ? (['/reglas', '/terminos'] as const) : (['/terminos', '/reglas'] as const)
  return (
    <LongText words={pages[here]}>
      <Button component={Link} to={other} variant="default">
        {pages[other].title}
      </Button>
      <Button component={Link} to="/privacy-policy" variant="default">
        Política de privacidad
      </Button>
    </LongText>
  )
}
