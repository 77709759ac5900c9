import classes from './avatar.module.css'
import { Picture } from './picture.tsx'

interface Props {
  name: string
  src: string | null
  /** Width in CSS pixels. */
  size?: number
}

const initials = (name: string): string =>
  name
    .trim()
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => [...word][0]?.toLocaleUpperCase('es-AR') ?? '')
    .join('')

/** A member's photo or initials, shown next to their name. Decorative, so it has no text of its own. */
export const Avatar = ({ name, src, size = 56 }: Props) => (
  <span className={classes.avatar} style={{ width: size, height: size, fontSize: size * 0.38 }} aria-hidden="true">
    {src ? <Picture src={src} alt="" sizes={`${size}px`} /> : initials(name)}
  </span>
)
