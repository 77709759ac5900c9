import { IconBolt, IconMessages } from '@tabler/icons-react'
import { useEffect } from 'react'
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router'
import { useOnline } from '../../../lib/use-online.ts'
import { useIsDesktop } from '../../../lib/use-width.ts'
import conversation from '../conversation/conversation.module.css'
import { NotMine } from '../conversation/not-mine.tsx'
import { sendWaiting } from '../conversation/rooms.ts'
import { isRoomId } from '../conversation/use-conversation.ts'
import { useScreenHeight } from '../conversation/use-screen-height.ts'
import { RequestsPanel } from '../requests/requests-panel.tsx'
import { texts } from '../texts.ts'
import { ChatList } from './chat-list.tsx'
import classes from './chat-manager.module.css'
import { ManagerConversation } from './manager-conversation.tsx'
import { ManagerTabs, type TabId } from './manager-tabs.tsx'
import { useLiveList } from './use-live-list.ts'

const labels = texts.manager

const besideList = (roomId: string) => `?room=${roomId}`

/** The list: conversations, or pending requests. */
const Listed = ({ chosen, isDesktop }: { chosen: string | null; isDesktop: boolean }) => {
  const [params, setParams] = useSearchParams()
  const tab: TabId = params.get('tab') === 'solicitudes' ? 'solicitudes' : 'chats'
  const choose = (id: TabId) =>
    setParams(
      (now) => {
        if (id === 'chats') now.delete('tab')
        else now.set('tab', id)
        return now
      },
      { replace: true },
    )
  return (
    <div className={classes.listed}>
      <div className={classes.top}>
        <h1 className={classes.title}>{texts.title}</h1>
        {!isDesktop && (
          <Link to="/matches" className={classes.matches}>
            <IconBolt size={18} aria-hidden="true" />
            {labels.toMatches}
          </Link>
        )}
      </div>
      <ManagerTabs chosen={tab} onChoose={choose} />
      <div className={classes.panel} role="tabpanel" id="panel-manager" aria-labelledby={`tab-${tab}`}>
        {tab === 'chats' ? (
          <ChatList chosen={chosen} toRoom={besideList} />
        ) : (
          <div className={classes.requests}>
            <RequestsPanel />
          </div>
        )}
      </div>
    </div>
  )
}

const Nothing = () => (
  <div className={classes.nothing}>
    <IconMessages size={72} stroke={1.2} aria-hidden="true" />
    <h2>{labels.choose}</h2>
    <p>{labels.chooseHint}</p>
  </div>
)

/** /chat, /chats and /chat-manager: list and conversation side by side at 1024 px and more, one at a time under that. */
export const ChatManagerPage = () => {
  const isDesktop = useIsDesktop()
  const isOnline = useOnline()
  const navigate = useNavigate()
  const location = useLocation()
  const [params] = useSearchParams()
  const chosen = params.get('room')
  useScreenHeight()
  useLiveList()
  useEffect(sendWaiting, [])
  const isFromList = (location.state as { isFromList?: boolean } | null)?.isFromList === true
  const goBack = () => void (isFromList ? navigate(-1) : navigate(location.pathname, { replace: true }))
  const shown = () => {
    if (!chosen) return <Nothing />
    if (!isRoomId(chosen)) return <NotMine />
    return <ManagerConversation key={chosen} roomId={chosen} onBack={isDesktop ? null : goBack} isFromList={isFromList} />
  }
  return (
    <div
      className={`${conversation.screen} ${classes.manager}`}
      data-fills-phone={chosen ? true : undefined}
      data-offline={!isOnline || undefined}
    >
      {(isDesktop || !chosen) && <Listed chosen={chosen} isDesktop={isDesktop} />}
      {(isDesktop || chosen) && <section className={classes.shown}>{shown()}</section>}
    </div>
  )
}
