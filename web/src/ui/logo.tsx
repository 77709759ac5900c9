import { brand } from '../lib/brand.ts'
import classes from './logo.module.css'

/** The awning of the brand. Decorative: the word next to it is its name. */
const LogoMark = ({ size = 30 }: { size?: number }) => (
  <svg viewBox="0 0 32 30" width={size} height={(size * 30) / 32} aria-hidden="true" focusable="false">
    <path d="M6 13h20v15H6z" className={classes.stall} />
    <path d="M12.5 18.5h7V28h-7z" className={classes.door} />
    <path
      d="M5 2h22l3.5 10.5a3.63 3.63 0 0 1-7.25 0 3.63 3.63 0 0 1-7.25 0 3.63 3.63 0 0 1-7.25 0 3.63 3.63 0 0 1-7.25 0z"
      className={classes.red}
    />
    <path d="M10.5 2H16v10.5a3.63 3.63 0 0 1-7.25 0zM21.5 2H27l3.5 10.5a3.63 3.63 0 0 1-7.25 0z" className={classes.cream} />
  </svg>
)

/** The product's name with its awning. */
export const Logo = ({ size = 30 }: { size?: number }) => (
  <span className={classes.logo} style={{ fontSize: size * 0.87 }}>
    <LogoMark size={size} />
    {brand}
  </span>
)
