import { Fragment } from 'react'
import { readUrl } from '../../../lib/read-url.ts'

const ADDRESS = /(https?:\/\/[^\s<>"']+)/
/** What ends a sentence rather than an address. */
const TAIL = /[.,;:!?)\]»]+$/

const Piece = ({ text }: { text: string }) => {
  const tail = TAIL.exec(text)?.[0] ?? ''
  const address = text.slice(0, text.length - tail.length)
  if (!readUrl(address)) return text
  return (
    <>
      <a href={address} target="_blank" rel="noopener nofollow ugc">
        {address}
      </a>
      {tail}
    </>
  )
}

/** The text of a message, as text only; http(s) addresses in it can be followed. */
export const LinkedText = ({ text }: { text: string }) =>
  text.split(ADDRESS).map((part, index) => {
    // The pieces of one text never change places.
    const key = `${index} ${part}`
    return index % 2 === 1 ? <Piece key={key} text={part} /> : <Fragment key={key}>{part}</Fragment>
  })
