import { LandingAbout } from './landing-about.tsx'
import { LandingContact } from './landing-contact.tsx'
import { LandingEnd } from './landing-end.tsx'
import { LandingFoot } from './landing-foot.tsx'
import { type Fresh, LandingFresh, LandingWishes } from './landing-fresh.tsx'
import { LandingHero } from './landing-hero.tsx'
import { LandingRows } from './landing-rows.tsx'
import { LandingServices } from './landing-services.tsx'
import { LandingSprite } from './landing-sprite.tsx'
import { LandingTop } from './landing-top.tsx'

/** The landing page: complete without scripts. */
export const LandingPage = ({ fresh }: { fresh: Fresh }) => (
  <>
    <LandingSprite />
    <a className="skip" href="#contenido">
      Saltar al contenido
    </a>
    <LandingTop />
    <main id="contenido">
      <LandingHero />
      <LandingFresh {...fresh} />
      <LandingWishes {...fresh} />
      <LandingServices />
      <LandingRows />
      <LandingAbout />
      <LandingContact />
      <LandingEnd />
    </main>
    <LandingFoot />
  </>
)
