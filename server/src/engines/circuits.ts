import { CircuitState as Cockatiel } from 'cockatiel'

/** Whether a service is called (`closed`), paused after failures (`open`), or probed with one call (`half-open`). */
export type CircuitState = 'closed' | 'half-open' | 'open'

const names: Record<Cockatiel, CircuitState> = {
  [Cockatiel.Closed]: 'closed',
  [Cockatiel.HalfOpen]: 'half-open',
  [Cockatiel.Open]: 'open',
  [Cockatiel.Isolated]: 'open',
}

/** A breaker's state by our name. */
export const circuitStateOf = (breaker: { state: Cockatiel }): CircuitState => names[breaker.state]
