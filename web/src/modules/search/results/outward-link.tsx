import type { Finding } from '@feria/contract/search/schemas'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { loadEarly } from '../../catalogue/load-early.ts'
import { resultTexts as labels } from './result-texts.ts'

interface Props {
  finding: Pick<Finding, 'platform' | 'id' | 'url' | 'product'>
  className?: string
  children: ReactNode
}

/** The link to a result: ours opens here, any other on its platform in a new tab, without a referrer. */
export const OutwardLink = ({ finding, className, children }: Props) =>
  finding.product ? (
    <Link to={finding.url} className={className} onPointerDown={() => loadEarly(finding.id)}>
      {children}
    </Link>
  ) : (
    <a href={finding.url} target="_blank" rel="noopener noreferrer nofollow" className={className}>
      {children}
      <span className="only-read"> ({labels.newTab})</span>
    </a>
  )
