import { TERMS_VERSION } from '@feria/contract/accounts/terms'
import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { LongText } from '../../../ui/long-text.tsx'
import { rules } from './rules-texts.ts'
import { terms } from './terms-texts.ts'

/** The other text of the two, and the privacy policy. */
const Others = ({ to, label }: { to: string; label: string }) => (
  <>
    <Button component={Link} to={to} variant="default">
      {label}
    </Button>
    <Button component={Link} to="/privacy-policy" variant="default">
      Política de privacidad
    </Button>
  </>
)

/** /terminos: what whoever runs the site and its members owe each other. */
export const TermsPage = () => (
  <LongText words={terms[TERMS_VERSION]}>
    <Others to="/reglas" label={rules[TERMS_VERSION].title} />
  </LongText>
)

/** /reglas: what may be sold here, and how people treat each other. */
export const RulesPage = () => (
  <LongText words={rules[TERMS_VERSION]}>
    <Others to="/terminos" label={terms[TERMS_VERSION].title} />
  </LongText>
)
