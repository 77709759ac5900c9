/** One socket of one party; two neighbours in a list, the first at an even place, are the two parties of a room. */
export interface Seat {
  url: string
  token: string
  /** Empty for who only hears of news of their own. */
  room: string
  memberId: string
  name: string
}

export type Side = 'feria' | 'bare'

/** What the process of the clients is asked to do, one at a time. */
export type Order =
  | { do: 'connect'; side: Side; seats: Seat[] }
  | { do: 'leave'; side: Side }
  | { do: 'count'; side: Side }
  /** Talks for so long at so many messages a second in all; no two rounds have the same name. */
  | { do: 'talk'; side: Side; name: string; seconds: number; rate: number }

/** What came of a round; times in milliseconds since the message was sent, one for each message that arrived. */
export interface Talked {
  sent: number
  stored: number[]
  received: number[]
  /** How late the clients themselves sent: high when their own process had too much to do. */
  late: number[]
  /** Receptions that never came, of two a message; those that came again; and those by somebody else. */
  lost: number
  doubled: number
  strayed: number
  /** Messages without an acknowledgement of theirs, and sockets that dropped. */
  refused: number
  dropped: number
  /** The first refusal, to be shown. */
  refusal: string
}

export type Done = { talked?: Talked; connected?: number; error?: string }
