import * as api from '@feria/contract/routes'
import { useRoute } from '../../../lib/use-route.ts'
import { Picture } from '../../../ui/picture.tsx'
import classes from './case-pictures.module.css'
import { moderationTexts } from './texts.ts'

/** The pictures of a reported message, kept for its case. A press opens one alone; their addresses end after five minutes. */
export const CasePictures = ({ id }: { id: string }) => {
  const { data } = useRoute(api.moderation.inspect, { params: { id } }, { refetchInterval: 4 * 60_000 })
  const pictures = data?.copy.pictures
  if (!pictures) return null
  return (
    <ul className={classes.pictures}>
      {pictures.map((url, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: their addresses change, their places do not.
        <li key={n}>
          <a href={url} target="_blank" rel="noreferrer">
            <Picture src={url} alt={moderationTexts.picture(n + 1, pictures.length)} ratio={4 / 3} sizes="240px" isWhole />
          </a>
        </li>
      ))}
    </ul>
  )
}
