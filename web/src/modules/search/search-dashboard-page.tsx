import { Button } from '@mantine/core'
import { IconArrowRight, IconSparkles } from '@tabler/icons-react'
import { type ComponentType, type FormEvent, type ReactNode, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { showAlert } from '../../lib/alert-box.ts'
import { rememberSearch } from '../../lib/recent-searches.ts'
import { useDraft } from '../../lib/use-draft.ts'
import { useIsDesktop } from '../../lib/use-width.ts'
import { CategorySelect } from '../catalogue/category-select.tsx'
import { NewestProducts } from '../catalogue/newest-products.tsx'
import { searchAddress } from '../catalogue/search-address.ts'
import { texts as catalogueTexts } from '../catalogue/texts.ts'
import { useCategories } from '../catalogue/use-categories.ts'
import { PremiumCard, type PremiumToolProps } from './premium-card.tsx'
import classes from './search-dashboard-page.module.css'
import { Suggestions } from './suggestions.tsx'
import { texts } from './texts.ts'
import { TitleField } from './title-field.tsx'

const labels = texts.dashboard

interface Props {
  assistantLink: ReactNode
  PremiumTool: ComponentType<PremiumToolProps>
}

/** /buyer-dashboard: a search by title or category, Feria's suggestions and the newest products. */
export const SearchDashboardPage = ({ assistantLink, PremiumTool }: Props) => {
  const navigate = useNavigate()
  const categories = useCategories()
  const isDesktop = useIsDesktop()
  const draft = useDraft('search', { title: '', category: '' })
  const [wanted, setWanted] = useState(draft.initial)
  const change = (changes: Partial<typeof wanted>) => {
    const next = { ...wanted, ...changes }
    setWanted(next)
    draft.save(next)
  }
  const search = (title: string) => {
    const address = searchAddress(title, wanted.category)
    if (!address) return void showAlert(labels.nothing)
    rememberSearch(title)
    draft.clear()
    navigate(address)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    search(wanted.title)
  }
  return (
    <div className="page">
      <section className={classes.hero}>
        <div>
          <h1 className={classes.heading}>{labels.heading}</h1>
          <p className={classes.intro}>{labels.intro}</p>
          <search>
            <form noValidate onSubmit={submit} className={classes.form}>
              <TitleField value={wanted.title} onChange={(title) => change({ title })} onPick={search} />
              <CategorySelect categories={categories} value={wanted.category} onChange={(category) => change({ category })} />
              <Button type="submit" size="lg" leftSection={<IconSparkles size={20} aria-hidden="true" />} className={classes.submit}>
                {labels.submit}
              </Button>
            </form>
          </search>
          <Link to="/all-products" className={classes.all}>
            {catalogueTexts.allProducts}
            <IconArrowRight size={18} aria-hidden="true" />
          </Link>
          {assistantLink}
        </div>
        {isDesktop && <img src="/images/comprar.svg" alt="" width={320} height={240} className={classes.drawing} />}
      </section>
      <PremiumCard Tool={PremiumTool} />
      <Suggestions />
      <NewestProducts />
    </div>
  )
}
