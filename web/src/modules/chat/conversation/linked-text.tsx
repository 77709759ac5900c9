import { Fragment } from 'react'
import { readUrl } from '../../../lib/read-url.ts'

const ADDRESS = /(https?:\/\/[^\s<>"']+)/
/** Punctuation that ends a sentence rather than a URL. */
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

/** The text of a message, as plain text; http(s) URLs in it become links. */
export const LinkedText = ({ text }: { text: string }) =>
  text.split(ADDRESS).map((part, index) => {
    // The pieces of a text never change order.
    const key = `${index} ${part}`
    return index % 2 === 1 ? <Piece key={key} text={part} /> : <Fragment key={key}>{part}</Fragment>
  })
