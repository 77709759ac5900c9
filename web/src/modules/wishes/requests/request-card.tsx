import { wishPageOf } from '@feria/contract/catalogue/address'
import type { Wish } from '@feria/contract/wishes/schemas'
import { SHOWN_INTERESTS } from '@feria/contract/wishes/values'
import { ActionIcon } from '@mantine/core'
import {
  IconArrowRight,
  IconBolt,
  IconCash,
  IconClock,
  IconMapPin,
  IconPackage,
  IconPencil,
  IconTrash,
  type TablerIcon,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatAgo, formatDate, formatPrice } from '../../../lib/format.ts'
import { Picture } from '../../../ui/picture.tsx'
import { Pill } from '../../../ui/pill.tsx'
import { SwitchField } from '../../../ui/switch-field.tsx'
import classes from './request-card.module.css'
import { texts } from './texts.ts'
import { ToggleButton, useUpdateWish } from './toggle-button.tsx'
import { useRemoveWish } from './use-remove-wish.ts'

const Fact = ({ icon: Icon, children }: { icon: TablerIcon; children: ReactNode }) => (
  <li className={classes.fact}>
    <Icon size={18} aria-hidden="true" />
    <span>{children}</span>
  </li>
)

const placeOf = ({ localization, country, radiusKm }: Wish): string =>
  [[localization, country].filter(Boolean).join(', ') || texts.anywhere, radiusKm === null ? '' : texts.around(radiusKm)]
    .filter(Boolean)
    .join(' · ')

const statedOf = ({ size, condition }: Wish): string => [size, condition].filter(Boolean).join(' · ')

const Facts = ({ wish }: { wish: Wish }) => (
  <ul className={classes.facts}>
    <Fact icon={IconMapPin}>{placeOf(wish)}</Fact>
    <Fact icon={IconCash}>
      {wish.maxPrice === null ? texts.anyPrice : texts.upTo(formatPrice(wish.maxPrice, wish.currency, { tag: true }))}
    </Fact>
    {statedOf(wish) && <Fact icon={IconPackage}>{statedOf(wish)}</Fact>}
    <Fact icon={IconClock}>
      <time dateTime={wish.createdAt} title={formatDate(wish.createdAt)}>
        {texts.made(formatAgo(wish.createdAt))}
      </time>
    </Fact>
  </ul>
)

const Counts = ({ wish: { id, name, matches } }: { wish: Wish }) => {
  const counts = texts.counts(matches.exact, matches.close)
  if (matches.exact + matches.close === 0) return <p className={classes.none}>{texts.noMatches}</p>
  return (
    <Link to={`/matches?wish=${id}`} className={classes.counts} aria-label={texts.matchesOf(counts, name)}>
      <IconBolt size={18} aria-hidden="true" />
      {counts}
      <IconArrowRight size={18} className={classes.arrow} aria-hidden="true" />
    </Link>
  )
}

/**
 * Links to up to three products offered by sellers; while the wish is inactive, so that a member who found nothing else still has
 * them.
 */
const Interested = ({ wish }: { wish: Wish }) => {
  const shown = wish.interested.slice(0, SHOWN_INTERESTS)
  if (wish.activo || shown.length === 0) return null
  return (
    <section className={classes.interested}>
      <h4>{texts.interested}</h4>
      <ul>
        {shown.map(({ id, name, imageUrl }) => (
          <li key={id}>
            <Link to={`/products/${id}`} className={classes.offer}>
              <Picture src={imageUrl} alt="" sizes="44px" className={classes.thumb} />
              <span>{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface Props {
  wish: Wish
  onEdit: (id: string) => void
  /** Called after it was deleted: its buttons are gone, the focus must go elsewhere. */
  onRemoved: () => void
}

/** A wish of the member: what, where, its highest price, its matches and actions. */
export const RequestCard = ({ wish, onEdit, onRemoved }: Props) => {
  const { id, name, modelo, activo, isMuted, isPublic } = wish
  const { mutate: update, isPending, variables } = useUpdateWish(id)
  // The server has no page of it before it has answered.
  const hasPage = isPublic && activo && !(isPending && variables.isPublic !== undefined)
  const removeWish = useRemoveWish()
  const remove = async () => {
    if (await removeWish(wish)) onRemoved()
  }
  return (
    <article className={classes.card} data-off={!activo || undefined} aria-labelledby={`wish-${id}`}>
      <header className={classes.head}>
        <div className={classes.words}>
          <h3 id={`wish-${id}`} className={classes.name}>
            {name}
          </h3>
          {modelo !== name && <p className={classes.modelo}>{modelo}</p>}
        </div>
        <Pill tone={activo ? 'good' : 'quiet'}>{activo ? texts.on : texts.off}</Pill>
      </header>
      <Facts wish={wish} />
      <SwitchField
        isOn={!isMuted}
        label={texts.notifications}
        name={texts.notificationsOf(name)}
        onChange={() => update({ isMuted: !isMuted })}
      />
      <SwitchField
        isOn={isPublic}
        label={texts.isPublic}
        name={texts.publicOf(name)}
        hint={texts.publicHint}
        onChange={() => update({ isPublic: !isPublic })}
      />
      {hasPage && <Link to={wishPageOf(wish)}>{texts.toPublic}</Link>}
      {activo && <Counts wish={wish} />}
      <Interested wish={wish} />
      <footer className={classes.foot}>
        <ToggleButton wish={wish} />
        <span className={classes.icons}>
          <ActionIcon aria-label={texts.editOf(name)} title={texts.edit} onClick={() => onEdit(id)}>
            <IconPencil size={20} aria-hidden="true" />
          </ActionIcon>
          {activo && (
            <ActionIcon aria-label={texts.removeOf(name)} title={texts.remove} onClick={() => void remove()}>
              <IconTrash size={20} aria-hidden="true" />
            </ActionIcon>
          )}
        </span>
      </footer>
    </article>
  )
}
