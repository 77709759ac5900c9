import type { ResaleLink } from '@feria/contract/reselling/schemas'
import { ActionIcon, Button } from '@mantine/core'
import { IconArrowUpRight, IconCopy, IconQrcode, IconShare2, IconTrash } from '@tabler/icons-react'
import { Link } from 'react-router'
import { formatNumber, formatPrice, formatProductPrice } from '../../../lib/format.ts'
import { Picture } from '../../../ui/picture.tsx'
import { Pill } from '../../../ui/pill.tsx'
import { toPercent } from '../share/breakdown.ts'
import { canShare, copyLink, shareLink } from '../share/copy-link.ts'
import { texts as shared } from '../texts.ts'
import classes from './link-card.module.css'
import { texts } from './texts.ts'

const labels = texts.list

const percentText = (rate: number): string => shared.commission.percent(toPercent(rate))

/** The results of a link so far; a dash where there is no data yet. */
const Figures = ({ link: { visits, transactions, conversion, earnings } }: { link: ResaleLink }) => {
  const earned = earnings.map(({ amount, currency }) => formatPrice(amount, currency, { tag: true })).join(' + ')
  const figures = [
    [labels.figures.visits, formatNumber(visits)],
    [labels.figures.transactions, formatNumber(transactions)],
    [labels.figures.conversion, conversion === null ? labels.none : percentText(conversion)],
    [labels.figures.earnings, earned || labels.none],
  ] as const
  return (
    <dl className={classes.figures}>
      {figures.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

interface Props {
  link: ResaleLink
  onCode: () => void
  onRemove: () => void
}

/** A link with its product, commission, results, and the ways to share it. */
export const LinkCard = ({ link, onCode, onRemove }: Props) => {
  const { id, product, breakdown, commissionRate, url } = link
  const { name } = product
  return (
    <li className={classes.card}>
      <div className={classes.head}>
        <Picture src={product.imageUrl} alt="" sizes="72px" className={classes.thumb} />
        <div className={classes.words}>
          <h3 className={classes.name}>{product.isAvailable ? <Link to={`/products/${product.id}`}>{name}</Link> : name}</h3>
          <p className={classes.quiet}>
            {breakdown
              ? `${labels.price(formatProductPrice(breakdown.seller, breakdown.currency))} · ` +
                labels.total(formatProductPrice(breakdown.total))
              : labels.price(formatProductPrice(product.price))}
          </p>
          <p className={classes.pills}>
            <Pill tone="info">{labels.commission(percentText(commissionRate))}</Pill>
            {breakdown && <Pill tone="good">{labels.earns(formatPrice(breakdown.commission))}</Pill>}
            {!product.isAvailable && <Pill tone="bad">{labels.gone}</Pill>}
          </p>
        </div>
      </div>
      {!product.isAvailable && <p className={classes.quiet}>{labels.goneHint}</p>}
      <Figures link={link} />
      <div className={classes.actions}>
        <Button
          variant="default"
          aria-label={labels.copyOf(name)}
          leftSection={<IconCopy size={18} aria-hidden="true" />}
          onClick={() => void copyLink(url)}
        >
          {labels.copy}
        </Button>
        {canShare() && (
          <ActionIcon aria-label={labels.share(name)} onClick={() => void shareLink(url, name)}>
            <IconShare2 size={22} aria-hidden="true" />
          </ActionIcon>
        )}
        <ActionIcon aria-label={labels.qr(name)} aria-haspopup="dialog" onClick={onCode}>
          <IconQrcode size={22} aria-hidden="true" />
        </ActionIcon>
        <ActionIcon component={Link} to={`/resale/${id}`} aria-label={labels.open(name)}>
          <IconArrowUpRight size={22} aria-hidden="true" />
        </ActionIcon>
        <ActionIcon aria-label={labels.remove(name)} className={classes.remove} onClick={onRemove}>
          <IconTrash size={22} aria-hidden="true" />
        </ActionIcon>
      </div>
    </li>
  )
}
