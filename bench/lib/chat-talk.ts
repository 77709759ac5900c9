/** One party's socket; two neighbours in a list, the first at an even index, are the two parties of a room. */
export interface Seat {
  url: string
  token: string
  /** Empty for a member who only listens to their own events. */
  room: string
  memberId: string
  name: string
}

export type Side = 'feria' | 'bare'

/** The commands of the client process, one at a time. */
export type Order =
  | { do: 'connect'; side: Side; seats: Seat[] }
  | { do: 'leave'; side: Side }
  | { do: 'count'; side: Side }
  /** Sends messages for some seconds at a total rate per second; round names are unique. */
  | { do: 'talk'; side: Side; name: string; seconds: number; rate: number }

/** The result of a round; times in milliseconds since the message was sent, one per message received. */
export interface Talked {
  sent: number
  stored: number[]
  received: number[]
  /** How late the clients themselves sent: high if their own process was overloaded. */
  late: number[]
  /** Receptions that never happened, of two per message; duplicates; and those by the wrong member. */
  lost: number
  doubled: number
  strayed: number
  /** Messages without an acknowledgement, and sockets that disconnected. */
  refused: number
  dropped: number
  /** The first refusal, for display. */
  refusal: string
}

export type Done = { talked?: Talked; connected?: number; error?: string }
