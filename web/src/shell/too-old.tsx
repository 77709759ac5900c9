import { brand } from '../lib/brand.ts'
import classes from './too-old.module.css'

/** Tells those who come with a browser older than any in package.json; its own stylesheet hides it from everybody else. */
export const TooOld = () => (
  <p className={classes.notice}>
    Tu navegador es muy viejo y {brand} puede no andar bien. Actualizalo, o entrá con otro: Chrome o Edge 111, Firefox 121, Safari 16.4
    (iPhone o iPad con iOS 16.4) o más nuevos.
  </p>
)
