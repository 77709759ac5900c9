import type { SellerRecord } from '@feria/contract/catalogue/schemas'
import classes from './product-page.module.css'

const plural = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`

/** Minutes as one says them: minutes, from an hour on hours, from a day on days. */
export const writeWait = (minutes: number): string => {
  if (minutes < 60) return plural(minutes, 'minuto')
  return minutes < 1440 ? plural(Math.round(minutes / 60), 'hora') : plural(Math.round(minutes / 1440), 'día')
}

/** What a seller has done here, as far as there is something to say. */
export const SellerFacts = ({ sales, isVerified, answerMinutes }: SellerRecord) => (
  <ul className={classes.facts}>
    {sales > 0 && <li>{plural(sales, 'venta completada', 'ventas completadas')}</li>}
    {isVerified && <li>Identidad verificada</li>}
    {answerMinutes && <li>Suele contestar en {writeWait(answerMinutes)}</li>}
  </ul>
)
