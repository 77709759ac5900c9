import { createContext, type HTMLAttributes, type ReactNode, useContext } from 'react'

/** Gives the markup of a piece by its name, rendered once for all pages of a route. */
export type KeepMarkup = (name: string | undefined, piece: ReactNode) => string

/** Only the server keeps markup, and only of routes whose pages all have the same pieces. */
export const MarkupKeeper = /* @__PURE__ */ createContext<KeepMarkup | null>(null)

interface Props extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'header' | 'nav'
  /** Tells it from the others of its page, too. */
  className: string | undefined
}

/**
 * An element whose inside is the same for every visitor on every page of a route, such as a bar: the server renders that once. It stands
 * in no contexts but the router's and has no `useId`, since it is rendered apart. In the browser it is an element as any other.
 */
export const Kept = ({ as: Element = 'div', ...rest }: Props) => {
  if (import.meta.env.SSR) {
    // biome-ignore lint/correctness/useHookAtTopLevel: the build decides it, once for all renders.
    const keep = useContext(MarkupKeeper)
    const { children, ...attributes } = rest
    // biome-ignore lint/security/noDangerouslySetInnerHtml: React wrote it, out of the same piece.
    if (keep) return <Element {...attributes} dangerouslySetInnerHTML={{ __html: keep(rest.className, children) }} />
  }
  return <Element {...rest} />
}
