import { PageHeader } from '../../../ui/page-header.tsx'
import { ResellerNav } from '../reseller-nav.tsx'
import { CreateLink } from './create-link.tsx'
import { LinkList } from './link-list.tsx'
import classes from './links.module.css'
import { texts } from './texts.ts'

/** /reseller/links: a form that creates a link for a product, and the existing links. */
export const ResellerLinksPage = () => (
  <div className="page">
    <PageHeader title={texts.title} subtitle={texts.subtitle} />
    <ResellerNav />
    <div className={classes.columns}>
      <CreateLink />
      <LinkList />
    </div>
  </div>
)
