import { useEffect, useRef, useState } from 'react'
import Lightbox, { type ControllerRef } from 'yet-another-react-lightbox'
import Counter from 'yet-another-react-lightbox/plugins/counter'
import Zoom from 'yet-another-react-lightbox/plugins/zoom'
import 'yet-another-react-lightbox/plugins/counter.css'
import 'yet-another-react-lightbox/styles.css'
import { productTexts } from './product-texts.ts'

/** What the library says to eyes and ears. */
const labels = {
  Lightbox: 'Fotos en grande',
  'Photo gallery': productTexts.pictures,
  Carousel: 'carrusel',
  Slide: 'foto',
  '{index} of {total}': '{index} de {total}',
  Previous: productTexts.previous,
  Next: productTexts.next,
  Close: 'Cerrar',
  'Zoom in': 'Acercar',
  'Zoom out': 'Alejar',
}
const plugins = [Zoom]
const pluginsOfMany = [Zoom, Counter]
const nothing = () => null
/** Stored photos are 1280 wide: small print is read at three times that. */
const zoom = { maxZoomPixelRatio: 3, scrollToZoom: true }
/** Seen on bright photos too. */
const styles = { button: { margin: 2, borderRadius: '50%', background: 'rgb(29 24 20 / 66%)' } }
const MARK = 'photo-viewer'

export interface PhotoViewerProps {
  pictures: string[]
  /** The photo that was pressed, counted from 0. */
  index: number
  /** What a photo is called, counted from 0; a product's by their place. */
  alt?: (n: number) => string
  /** Called when it is gone, with the photo that was shown last. */
  onClose: (index: number) => void
}

/**
 * Photos over the whole window: zoomed by pinch, double tap, wheel, keys and buttons; changed by swipe, arrow keys and buttons. Escape,
 * its button, a pull down and the back button close it: it is an entry of the history.
 */
export const PhotoViewer = ({ pictures, index, alt = (n) => productTexts.picture(n + 1, pictures.length), onClose }: PhotoViewerProps) => {
  // One list as long as it is open: at another one, as when the page renders at a popstate, the library returns to `index`.
  const [slides] = useState(() => pictures.map((src, n) => ({ src, alt: alt(n) })))
  const controls = useRef<ControllerRef>(null)
  const shown = useRef(index)
  useEffect(() => {
    // A reload keeps the entry.
    if (history.state?.[MARK] !== true) history.pushState({ ...history.state, [MARK]: true }, '')
    // Through the library: taken from under it, it would return the focus to the photo that was pressed, and tell nobody.
    const leave = () => controls.current?.close()
    addEventListener('popstate', leave)
    return () => removeEventListener('popstate', leave)
  }, [])
  const hasMany = pictures.length > 1
  return (
    <Lightbox
      open
      close={() => history.state?.[MARK] === true && history.back()}
      index={index}
      slides={slides}
      plugins={hasMany ? pluginsOfMany : plugins}
      labels={labels}
      zoom={zoom}
      styles={styles}
      carousel={{ finite: true, preload: 1 }}
      controller={{ ref: controls, closeOnPullDown: true, closeOnBackdropClick: true }}
      render={hasMany ? {} : { buttonPrev: nothing, buttonNext: nothing }}
      on={{
        view: ({ index }) => {
          shown.current = index
        },
        exited: () => onClose(shown.current),
      }}
    />
  )
}
