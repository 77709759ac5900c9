import { Link } from 'react-router'
import { texts } from '../texts.ts'
import { ChatList } from './chat-list.tsx'
import classes from './chat-manager.module.css'
import { useLiveList } from './use-live-list.ts'

const toRoom = (roomId: string) => `/chat/${roomId}`

/** The list of the manager beside one conversation on its own page; the open one is marked. */
export const ChatsBeside = ({ chosen }: { chosen: string }) => {
  useLiveList()
  return (
    <section className={classes.listed} aria-labelledby="chats-beside">
      <div className={classes.top}>
        <h2 id="chats-beside" className={classes.title}>
          {texts.title}
        </h2>
        <Link to="/chats?tab=solicitudes" className={classes.matches}>
          {texts.manager.requests}
        </Link>
      </div>
      <div className={classes.panel}>
        <ChatList chosen={chosen} toRoom={toRoom} />
      </div>
    </section>
  )
}
