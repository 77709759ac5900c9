import * as api from '@feria/contract/routes'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useReducer, useRef, useState } from 'react'
import { useIsSignedIn } from '../../../lib/session.ts'
import { routeKey, useRoute } from '../../../lib/use-route.ts'
import { pressHeart } from '../../favorites/press-heart.ts'
import { type Choice, deckReducer, type Entry, emptyDeck, entryOf, shownOf } from './deck.ts'
import { rememberChoice } from './remember-choice.ts'
import { samples } from './samples.ts'
import { texts } from './texts.ts'

/** Products fetched at once; more are fetched when fewer than LOW are left, as the server leaves out decided ones. */
const PAGE = 24
const LOW = 6

/** A card on its way out, released `fromX` pixels from its place. */
export interface Leaving {
  entry: Entry
  choice: Choice
  fromX: number
}

const distanceOf = ({ distancia }: Entry) => (distancia === null ? null : texts.kilometres(distancia))

/** The swipe list of a member around a place, or samples for visitors and where nothing is near. */
export const useDeck = (near: string) => {
  const isSignedIn = useIsSignedIn()
  const client = useQueryClient()
  const [deck, dispatch] = useReducer(deckReducer, emptyDeck)
  const [source, setSource] = useState<'waiting' | 'real' | 'sample'>('waiting')
  const [leaving, setLeaving] = useState<Leaving[]>([])
  const [announcement, setAnnouncement] = useState('')
  const request = { query: { near: near || undefined, limit: PAGE } }
  const found = useRoute(api.wishes.nearbyProducts, request, { enabled: isSignedIn, staleTime: Number.POSITIVE_INFINITY })
  const { data, refetch, isFetching } = found
  useEffect(() => {
    if (isSignedIn && !data) return
    if (data && data.length > 0) {
      setSource('real')
      dispatch({ type: 'add', entries: data.map(entryOf) })
      return
    }
    setSource((before) => (before === 'real' ? before : 'sample'))
  }, [data, isSignedIn])
  useEffect(() => {
    if (source === 'sample') dispatch({ type: 'add', entries: [...samples] })
  }, [source])
  // The next visit must refetch: what was decided here must not come again.
  useEffect(() => () => client.removeQueries({ queryKey: [routeKey(api.wishes.nearbyProducts)] }), [client])
  const asked = useRef(0)
  const { length: left } = deck.entries
  const { length: decided } = deck.past
  const isFull = data?.length === PAGE
  useEffect(() => {
    if (source !== 'real' || !isFull || left >= LOW || decided <= asked.current) return
    asked.current = decided
    void refetch()
  }, [source, isFull, left, decided, refetch])

  const shown = shownOf(deck)
  const choose = (choice: Choice, fromX = 0) => {
    if (!shown) return
    const next = shownOf(deckReducer(deck, { type: 'remove', id: shown.id, choice }))
    dispatch({ type: 'remove', id: shown.id, choice })
    setLeaving((cards) => [...cards.filter(({ entry }) => entry.id !== shown.id), { entry: shown, choice, fromX }])
    rememberChoice(shown, choice, false, pressHeart)
    const done = choice === 'like' ? texts.liked(shown.nombre) : texts.passed(shown.nombre)
    setAnnouncement(`${done} ${next ? texts.now(next.nombre, distanceOf(next)) : texts.none}`)
  }
  const undo = () => {
    const latest = deck.past.at(-1)
    if (!latest) return
    dispatch({ type: 'undo' })
    setLeaving((cards) => cards.filter(({ entry }) => entry.id !== latest.entry.id))
    rememberChoice(latest.entry, latest.choice, true, pressHeart)
    setAnnouncement(texts.undone(latest.entry.nombre))
  }
  return {
    deck,
    shown,
    following: deck.entries[deck.index + 1],
    source,
    announcement,
    leaving,
    isSignedIn,
    isWaiting: (source === 'waiting' && !found.error) || (source === 'real' && !shown && isFetching),
    error: source === 'waiting' ? found.error : null,
    retry: () => void refetch(),
    choose,
    undo,
    restart: () => dispatch({ type: 'restart' }),
    left: (id: string) => setLeaving((cards) => cards.filter(({ entry }) => entry.id !== id)),
  }
}
