import type { SellerRecord } from '@feria/contract/catalogue/schemas'
import type { SellerMark } from '@feria/contract/catalogue/values'
import classes from './product-page.module.css'

const plural = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`

/** Minutes as one says them: minutes, from an hour on hours, from a day on days. */
export const writeWait = (minutes: number): string => {
  if (minutes < 60) return plural(minutes, 'minuto')
  return minutes < 1440 ? plural(Math.round(minutes / 60), 'hora') : plural(Math.round(minutes / 1440), 'día')
}

const marks: Record<SellerMark, [name: string, meaning: string]> = {
  email: ['Email confirmado', 'Abrió un enlace que mandamos a su email. No dice quién es.'],
  phone: ['Teléfono confirmado', 'Escribió un código que mandamos a su celular. No dice a nombre de quién está la línea.'],
  identity: ['Identidad verificada', 'Administración vio su documento. No garantiza lo que vende.'],
}

/** What a seller has done here and what was verified of them, as far as there is something to say; a press says what a mark means. */
export const SellerFacts = ({ sales, marks: held, answerMinutes }: SellerRecord) => (
  <ul className={classes.facts}>
    {sales > 0 && <li>{plural(sales, 'venta completada', 'ventas completadas')}</li>}
    {answerMinutes && <li>Suele contestar en {writeWait(answerMinutes)}</li>}
    {held.map((mark) => (
      <li key={mark} className={classes.mark}>
        <details>
          <summary>{marks[mark][0]}</summary>
          <p>{marks[mark][1]}</p>
        </details>
      </li>
    ))}
  </ul>
)
