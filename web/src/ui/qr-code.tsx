import { generate } from 'lean-qr'
import { toSvgPath } from 'lean-qr/extras/svg'
import { useMemo } from 'react'

/** Quiet zone around the code, in modules, as the standard requires. */
const QUIET = 4

/** A text as a QR code, black on white in both colour schemes, as not all cameras read inverted codes. `label` says what it is for. */
export const QrCode = ({ text, label }: { text: string; label: string }) => {
  const { path, size } = useMemo(() => {
    const code = generate(text)
    return { path: toSvgPath(code), size: code.size }
  }, [text])
  const whole = size + 2 * QUIET
  return (
    <svg
      viewBox={`${-QUIET} ${-QUIET} ${whole} ${whole}`}
      width="216"
      height="216"
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      style={{ borderRadius: 12 }}
    >
      <rect x={-QUIET} y={-QUIET} width={whole} height={whole} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
