import { Button } from '@mantine/core'
import { IconCamera } from '@tabler/icons-react'
import { useRef } from 'react'
import { explain } from '../../lib/call.ts'
import { useSession } from '../../lib/session.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { InlineNotice } from '../../ui/inline-notice.tsx'
import classes from './profile-photo.module.css'
import { texts } from './texts.ts'
import { useProfilePhoto } from './use-profile-photo.ts'

const labels = texts.profile

/** The member's photo and its actions. A file is uploaded as soon as it is chosen, with progress, and can be cancelled. */
export const ProfilePhoto = () => {
  const user = useSession((session) => session.user)
  const { change, isBusy, error, progress, stop } = useProfilePhoto()
  const input = useRef<HTMLInputElement>(null)
  const percent = Math.round((progress ?? 0) * 100)
  if (!user) return null
  return (
    <div className={classes.photo}>
      <Avatar name={user.name} src={user.imageUrl} size={128} />
      {progress !== null && (
        <>
          <div
            className={classes.track}
            role="progressbar"
            aria-label={labels.sending}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={percent}
          >
            <div className={classes.done} style={{ width: `${percent}%` }} />
          </div>
          <Button variant="default" onClick={stop}>
            {labels.stop}
          </Button>
        </>
      )}
      {/* While a photo is taken away they stay: the focus is on one of them. */}
      {progress === null && (
        <div className={classes.buttons}>
          <Button component="label" variant="default" className={classes.choose} leftSection={<IconCamera size={18} aria-hidden="true" />}>
            {user.imageUrl ? labels.change : labels.add}
            <input
              ref={input}
              type="file"
              accept="image/*"
              className={classes.input}
              onChange={(event) => {
                const file = event.target.files?.[0]
                event.target.value = ''
                if (file) change(file)
              }}
            />
          </Button>
          {user.imageUrl && (
            <Button
              variant="subtle"
              color="gray"
              loading={isBusy}
              onClick={() => {
                change(null)
                input.current?.focus()
              }}
            >
              {labels.remove}
            </Button>
          )}
        </div>
      )}
      {error && <InlineNotice kind="error">{explain(error, labels.failed)}</InlineNotice>}
    </div>
  )
}
