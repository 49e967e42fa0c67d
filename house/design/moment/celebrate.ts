import { ring, round } from '../art/bullets/ornament.ts'
import type { DessertKind } from '../art/desserts/dessert-bodies.ts'
import { dessertMarkup } from '../art/desserts/dessert-svg.ts'
import styles from './celebrate.module.css'

/** How long it stays, in milliseconds. */
const stays = 2_400

/**
 * A happy dessert hops above the message of the moment while pearls open behind it. It stays still for those who want
 * less motion, takes no press, and says nothing: the message does.
 */
export function celebrate(kind: DessertKind): void {
  const stage = document.createElement('div')
  stage.className = styles.stage ?? ''
  stage.ariaHidden = 'true'
  stage.dataset.moment = kind
  const pearls = [70, 54]
    .map((radius, at) => {
      const circles = ring(18 - at * 6, radius).map(
        ({ x, y }) => `<circle cx="${round(x)}" cy="${round(y)}" r="${4.5 - at}"/>`,
      )
      return `<svg class="${styles.ring}" viewBox="-80 -80 160 160">${circles.join('')}</svg>`
    })
    .join('')
  stage.innerHTML = `${pearls}<svg class="${styles.dessert}" viewBox="0 0 160 156">${dessertMarkup({ kind, mood: 'happy' })}</svg>`
  document.body.append(stage)
  setTimeout(() => stage.remove(), stays)
}
