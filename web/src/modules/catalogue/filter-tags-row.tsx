import { Link } from 'react-router'
import classes from './filter-tags-row.module.css'
import type { LinkedTags } from './narrowing-tags.ts'
import { tagTexts as labels } from './tag-texts.ts'

/** The active filters, each a link to the page without it, and «Limpiar filtros»; works without scripts. Nothing if there are none. */
export const FilterTagsRow = ({ tags, none }: LinkedTags) => {
  if (tags.length === 0) return null
  return (
    <div className={classes.tags}>
      <ul className={classes.tagList} aria-label={labels.active}>
        {tags.map(({ label, search }) => (
          <li key={label + search}>
            <Link className={classes.tag} to={{ search }} aria-label={labels.remove(label)}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
      <Link className={classes.clear} to={{ search: none }}>
        {labels.clearAll}
      </Link>
    </div>
  )
}
