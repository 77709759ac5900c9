import { type PointerEvent, useRef } from 'react'
import type { Choice } from './deck.ts'

/** How far a card must be dragged to leave, in CSS pixels; a flick may be shorter. */
const FAR = 96
const FLICK = 40
/** Speed of a flick, in pixels per millisecond. */
const FAST = 0.5
/** Pixels until a press counts as a drag. */
const SLACK = 8

interface Pull {
  pointer: number
  x: number
  y: number
  at: number
  isOn: boolean
}

/** The decision of a finished drag; null if it was too short. */
export const choiceOf = (pixels: number, milliseconds: number): Choice | null => {
  const isFast = Math.abs(pixels) >= FLICK && Math.abs(pixels) / Math.max(1, milliseconds) >= FAST
  if (Math.abs(pixels) < FAR && !isFast) return null
  return pixels > 0 ? 'like' : 'pass'
}

/** Makes a card draggable sideways. Only its transform changes, without a render; vertically the page scrolls as usual. */
export const useDrag = (onChoose: (choice: Choice, fromX: number) => void) => {
  const card = useRef<HTMLElement>(null)
  const pull = useRef<Pull | null>(null)
  const put = (x: number) => {
    const style = card.current?.style
    if (!style) return
    style.transform = x === 0 ? '' : `translateX(${x}px) rotate(${x / 28}deg)`
    style.setProperty('--pull', String(Math.max(-1, Math.min(1, x / FAR))))
  }
  const drop = () => {
    pull.current = null
    card.current?.removeAttribute('data-pulled')
    put(0)
  }
  return {
    ref: card,
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0 || !event.isPrimary || (event.target as Element).closest('a, button')) return
      pull.current = { pointer: event.pointerId, x: event.clientX, y: event.clientY, at: event.timeStamp, isOn: false }
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const now = pull.current
      if (now?.pointer !== event.pointerId) return
      const x = event.clientX - now.x
      if (!now.isOn) {
        if (Math.abs(x) < SLACK || Math.abs(x) < Math.abs(event.clientY - now.y)) return
        now.isOn = true
        card.current?.setPointerCapture(event.pointerId)
        card.current?.setAttribute('data-pulled', '')
      }
      put(x)
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const now = pull.current
      if (now?.pointer !== event.pointerId) return
      const x = event.clientX - now.x
      const choice = now.isOn ? choiceOf(x, event.timeStamp - now.at) : null
      drop()
      if (choice) onChoose(choice, x)
    },
    onPointerCancel: drop,
  }
}
