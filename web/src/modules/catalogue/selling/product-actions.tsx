import type { OwnProduct } from '@feria/contract/catalogue/schemas'
import { ActionIcon, Button } from '@mantine/core'
import { IconCircleCheck, IconEye, IconEyeOff, IconPencil, IconTrash, IconUserSearch, type TablerIcon } from '@tabler/icons-react'
import classes from './seller-list.module.css'
import { texts } from './texts.ts'

const labels = texts.actions

export interface ActionsProps {
  product: OwnProduct
  isBusy: boolean
  onEdit: (product: OwnProduct) => void
  onSell: (product: OwnProduct) => void
  onTurn: (product: OwnProduct) => void
  onErase: (product: OwnProduct) => void
  onFindBuyers: (product: OwnProduct) => void
}

interface Action {
  label: string
  icon: TablerIcon
  run: (product: OwnProduct) => void
}

const isOnSale = ({ sold, visible, stock }: OwnProduct) => !sold && visible && stock > 0

/**
 * The actions for a product: a sold one can be edited and hidden, not deleted or marked as sold again. Buyers are searched for what is on
 * sale, by its category.
 */
const actionsFor = ({ product, onEdit, onSell, onTurn, onErase, onFindBuyers }: ActionsProps): Action[] => [
  { label: labels.edit, icon: IconPencil, run: onEdit },
  ...(isOnSale(product) && product.category ? [{ label: labels.findBuyers, icon: IconUserSearch, run: onFindBuyers }] : []),
  ...(product.sold ? [] : [{ label: labels.sell, icon: IconCircleCheck, run: onSell }]),
  product.visible ? { label: labels.hide, icon: IconEyeOff, run: onTurn } : { label: labels.show, icon: IconEye, run: onTurn },
  ...(product.sold ? [] : [{ label: labels.remove, icon: IconTrash, run: onErase }]),
]

/** The actions of a table row, as labelled icons. */
export const RowActions = (props: ActionsProps) => (
  <div className={classes.icons}>
    {actionsFor(props).map(({ label, icon: Icon, run }) => (
      <ActionIcon
        key={label}
        aria-label={labels.of(label, props.product.name)}
        title={label}
        disabled={props.isBusy}
        onClick={() => run(props.product)}
      >
        <Icon size={20} aria-hidden="true" />
      </ActionIcon>
    ))}
  </div>
)

/** The actions of a card, as text buttons. */
export const CardActions = (props: ActionsProps) => (
  <div className={classes.words}>
    {actionsFor(props).map(({ label, icon: Icon, run }) => (
      <Button
        key={label}
        variant="default"
        size="sm"
        className={classes.word}
        aria-label={labels.of(label, props.product.name)}
        disabled={props.isBusy}
        leftSection={<Icon size={18} aria-hidden="true" />}
        onClick={() => run(props.product)}
      >
        {label}
      </Button>
    ))}
  </div>
)
