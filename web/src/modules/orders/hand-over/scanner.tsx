import { Button } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { InlineNotice } from '../../../ui/inline-notice.tsx'
import classes from './hand-over.module.css'
import { texts } from './texts.ts'

/** What browsers have of the Barcode Detection API; not all of them do. */
interface Detector {
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>
}
interface DetectorKind {
  new (options: { formats: string[] }): Detector
  getSupportedFormats(): Promise<string[]>
}
const kind = () => (globalThis as { BarcodeDetector?: DetectorKind }).BarcodeDetector

/** Whether this browser reads QR codes by a camera. */
export const canScan = async (): Promise<boolean> => {
  if (!navigator.mediaDevices?.getUserMedia) return false
  const none: string[] = []
  const formats =
    (await kind()
      ?.getSupportedFormats()
      .catch(() => none)) ?? none
  return formats.includes('qr_code')
}

const LOOK_MS = 250

/** Why a camera does not open, in words. */
const whyNoCamera = (error: unknown): string => {
  const name = error instanceof Error ? error.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return texts.camera.refused
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? texts.camera.none : texts.camera.busy
}

interface Props {
  /** What a QR says; a sentence when it is not what was looked for, null when it was. */
  onRead: (text: string) => string | null
  onClose: () => void
}

/** The picture of the camera, until it has seen a QR that was looked for. The camera is let go when it is closed. */
export const Scanner = ({ onRead, onClose }: Props) => {
  const video = useRef<HTMLVideoElement>(null)
  const read = useRef(onRead)
  read.current = onRead
  const [problem, setProblem] = useState<string | null>(null)
  useEffect(() => {
    let isOver = false
    let stream: MediaStream | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = () => {
      for (const track of stream?.getTracks() ?? []) track.stop()
    }
    const look = async (detector: Detector) => {
      if (isOver || !video.current) return
      // A frame that cannot be read is followed by another one.
      const [seen] = await detector.detect(video.current).catch(() => [])
      if (isOver) return
      const amiss = seen ? read.current(seen.rawValue) : null
      if (seen && amiss === null) return
      if (seen) setProblem(amiss)
      timer = setTimeout(() => void look(detector), LOOK_MS)
    }
    const begin = async () => {
      const Kind = kind()
      if (!Kind) return
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
      if (isOver || !video.current) return stop()
      video.current.srcObject = stream
      await video.current.play()
      await look(new Kind({ formats: ['qr_code'] }))
    }
    begin().catch((error: unknown) => !isOver && setProblem(whyNoCamera(error)))
    return () => {
      isOver = true
      clearTimeout(timer)
      stop()
    }
  }, [])
  return (
    <div className={classes.scanner}>
      <video ref={video} className={classes.video} muted playsInline aria-label={texts.aim} />
      {problem ? <InlineNotice kind="error">{problem}</InlineNotice> : <p className={classes.quiet}>{texts.aim}</p>}
      <Button variant="default" onClick={onClose}>
        {texts.stop}
      </Button>
    </div>
  )
}
