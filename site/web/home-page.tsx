import { FrontPage } from '#nouns/home/web/front-page.tsx'
import { lazyPart } from '#session/lazy-part.tsx'
import { useIsOpen } from '#session/open-parts.ts'

// Below the first view, like the paintings.
const FrontBets = lazyPart(() => import('#nouns/bets/web/list/front-bets.tsx').then((part) => part.FrontBets))

/** The home page, with what other features show there. */
export function HomePage() {
  const isOpen = useIsOpen()
  return <FrontPage bets={isOpen('/bocai') && <FrontBets />} />
}
