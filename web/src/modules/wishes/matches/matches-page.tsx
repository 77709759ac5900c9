import { Button } from '@mantine/core'
import { IconCards, IconClipboardList } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { PageHeader } from '../../../ui/page-header.tsx'
import { RequestDialog } from '../requests/request-dialog.tsx'
import { RequestList } from '../requests/request-list.tsx'
import { useWishForm } from '../use-wish-form.ts'
import { FirstMatches } from './first-matches.tsx'
import { InterestedList } from './interested-list.tsx'
import { MatchList } from './match-list.tsx'
import { OwnProducts } from './own-products.tsx'
import { PanelTabs, type TabId, tabOf } from './panel-tabs.tsx'
import { texts } from './texts.ts'

/** The URL state of the panel: the tab, one wish, one product of the member. */
const usePanelAddress = () => {
  const [params, setParams] = useSearchParams()
  const go = (values: Record<string, string>, replace = true) =>
    setParams(new URLSearchParams(Object.entries(values).filter(([, value]) => value !== '')), { replace })
  return {
    tab: tabOf(params.get('parte')),
    wishId: params.get('wish') ?? '',
    productId: params.get('producto') ?? '',
    choose: (tab: TabId) => go({ parte: tab === 'matches' ? '' : tab }),
    chooseWish: (wish: string) => go({ wish }),
    toInterested: (producto: string) => go({ parte: 'interesados', producto }, false),
  }
}

/** /matches, «Panel de Matches»: matches, own requests, own products, interested members nearby, and a new request. */
export const MatchesPage = ({ receivedOffers }: { receivedOffers: ReactNode }) => {
  const { tab, wishId, productId, ...go } = usePanelAddress()
  const form = useWishForm()
  const [createdId, setCreatedId] = useState('')
  const openNew = () => form.open('new')
  return (
    <div className="page">
      <PageHeader
        title={texts.title}
        subtitle={texts.subtitle}
        actions={
          <>
            <Button component={Link} to="/match" variant="default" px="sm" leftSection={<IconCards size={18} aria-hidden="true" />}>
              {texts.toSwipe}
            </Button>
            <Button onClick={openNew} px="sm" leftSection={<IconClipboardList size={18} aria-hidden="true" />}>
              {texts.create}
            </Button>
          </>
        }
      />
      {createdId && <FirstMatches key={createdId} wishId={createdId} />}
      {receivedOffers}
      <PanelTabs chosen={tab} onChoose={go.choose} />
      <div role="tabpanel" id="panel-matches" aria-labelledby={`tab-${tab}`}>
        {tab !== 'solicitudes' && <h2 className="only-read">{texts.tab[tab]}</h2>}
        {tab === 'matches' && <MatchList wishId={wishId} onChoose={go.chooseWish} onNew={openNew} />}
        {tab === 'solicitudes' && <RequestList onOpen={form.open} />}
        {tab === 'productos' && <OwnProducts onInterested={go.toInterested} />}
        {tab === 'interesados' && <InterestedList productId={productId} onAll={() => go.toInterested('')} />}
      </div>
      <RequestDialog target={form.target} onClose={form.close} onCreated={({ id }) => setCreatedId(id)} />
    </div>
  )
}
