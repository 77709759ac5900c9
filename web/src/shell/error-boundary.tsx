import { Button } from '@mantine/core'
import { Component, type ReactNode } from 'react'
import { OFFLINE } from '../lib/call.ts'
import { loadAnew } from '../lib/load-anew.ts'

interface Props {
  children: ReactNode
  /** A new key resets the error. */
  resetKey?: string
}

interface State {
  hasFailed: boolean
  key: string | undefined
}

/** Catches rendering errors and offers to try again, instead of a blank page. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { hasFailed: false, key: this.props.resetKey }

  static getDerivedStateFromError(): Partial<State> {
    return { hasFailed: true }
  }

  static getDerivedStateFromProps({ resetKey }: Props, { key }: State): Partial<State> | null {
    return resetKey === key ? null : { hasFailed: false, key: resetKey }
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return (
      <div className="page" role="alert" style={{ textAlign: 'center', paddingBlock: '4rem' }}>
        <h1 style={{ marginBottom: 8, fontSize: '1.75rem' }}>Algo salió mal</h1>
        <p style={{ marginBottom: 24 }}>{navigator.onLine ? 'No pudimos mostrar esta página. Intentá de nuevo.' : OFFLINE}</p>
        {/* A failed lazy chunk stays failed for the life of the page, so retrying means reloading. */}
        <Button onClick={() => void loadAnew()}>Reintentar</Button>
        {!navigator.onLine && (
          <p style={{ marginTop: 24 }}>
            <a href="/sin-conexion">Qué podés leer sin conexión</a>
          </p>
        )}
      </div>
    )
  }
}
