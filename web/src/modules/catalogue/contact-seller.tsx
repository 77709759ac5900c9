import type { Product } from '@feria/contract/catalogue/schemas'
import type { ChatRequest } from '@feria/contract/chat/schemas'
import { CHAT_REQUEST_MS } from '@feria/contract/chat/values'
import * as api from '@feria/contract/routes'
import { Button, Skeleton } from '@mantine/core'
import { IconMessageCircle } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { Link } from 'react-router'
import type { CallError } from '../../lib/call.ts'
import { lazyPage } from '../../lib/lazy-page.ts'
import { useAct } from '../../lib/use-act.ts'
import { useRedirect } from '../../lib/use-redirect.ts'
import { useAction, useRoute } from '../../lib/use-route.ts'
import { InlineNotice } from '../../ui/inline-notice.tsx'
import { Sheet } from '../../ui/sheet.tsx'

const FirstMessageForm = lazyPage(async () => (await import('./first-message-form.tsx')).FirstMessageForm)

/** Texts given by the specification, and the title of the sheet. */
const labels = {
  title: (seller: string | undefined) => (seller ? `Escribirle a ${seller}` : 'Escribirle a quien vende'),
  ask: 'Contactar vendedor',
  open: 'Ir al chat',
  pending: 'Solicitud enviada',
  sent: 'Solicitud enviada al vendedor. En breve podrás chatear.',
  already: 'Ya tienes una solicitud para este producto.',
  failed: 'Error al procesar tu solicitud. Intenta nuevamente.',
} as const
const CHATS = '/chat'
/** The status of words that the buyer is asked about first. */
const UNSURE = 428

/** Where an existing request leads, and its link's text; null if the seller can be asked (again). */
export const linkOf = (request: Pick<ChatRequest, 'status' | 'room'> | undefined): { to: string; label: string } | null => {
  if (request?.status === 'accepted') return { to: request.room ? `${CHATS}/${request.room}` : CHATS, label: labels.open }
  return request?.status === 'pending' ? { to: CHATS, label: labels.pending } : null
}

/** The message of a refused request: the server's own, else the specified one. */
export const refusalOf = ({ status, reason }: Pick<CallError, 'status' | 'reason'>): string =>
  status === 409 ? labels.already : (reason ?? labels.failed)

interface Props {
  product: Pick<Product, 'id'> & { seller?: { name: string } }
  isPossible: boolean
}

/**
 * «Contactar vendedor»: opens a sheet for the first words, which requests a chat about a product and then goes to the chats; goes there
 * directly if it was already requested.
 */
export const ContactSeller = ({ product, isPossible }: Props) => {
  const [isOpen, setIsOpen] = useState(false)
  const goTo = useRedirect()
  const { data: requests } = useRoute(api.chat.sent, { query: { productId: product.id } })
  const ask = useAction(api.chat.ask, {
    timeoutMs: CHAT_REQUEST_MS,
    refreshes: [api.chat.sent],
    onSuccess: () => {
      setIsOpen(false)
      goTo(CHATS)
    },
    onError: ({ status }) => {
      if (status === 409) setIsOpen(false)
      if (status === 409) goTo(CHATS)
    },
  })
  const link = linkOf(requests?.[0])
  useAct('ask-seller', requests !== undefined, () => {
    if (!link && isPossible) setIsOpen(true)
  })
  const icon = <IconMessageCircle size={20} aria-hidden="true" />
  const isKnown = ask.error?.status === 409
  return (
    <>
      {link ? (
        <Button component={Link} to={link.to} variant="default" size="lg" fullWidth leftSection={icon}>
          {link.label}
        </Button>
      ) : (
        <Button
          variant="default"
          size="lg"
          fullWidth
          leftSection={icon}
          aria-haspopup="dialog"
          disabled={!isPossible || ask.isSuccess || isKnown}
          onClick={() => setIsOpen(true)}
        >
          {labels.ask}
        </Button>
      )}
      <Sheet isOpen={isOpen} onClose={() => setIsOpen(false)} title={labels.title(product.seller?.name)}>
        <Suspense fallback={<Skeleton height={280} radius="md" />}>
          <FirstMessageForm
            productId={product.id}
            isSending={ask.isPending}
            failure={ask.error && !isKnown ? refusalOf(ask.error) : null}
            isAsked={ask.error?.status === UNSURE}
            onSend={(message, onSent, isSure) =>
              ask.mutate({ body: { productId: product.id, message, ...(isSure ? { isSure } : {}) } }, { onSuccess: onSent })
            }
          />
        </Suspense>
      </Sheet>
      {ask.isSuccess && <InlineNotice kind="success">{labels.sent}</InlineNotice>}
      {isKnown && <InlineNotice kind="success">{labels.already}</InlineNotice>}
    </>
  )
}
