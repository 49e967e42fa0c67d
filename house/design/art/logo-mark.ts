import { ring, round, scallop, TURN } from './bullets/ornament.ts'

const petal = ({ x, y, a }: { x: number; y: number; a: number }) =>
  `<path d="M-4.6 0C-2-4 3.4-3.2 5.2 0 3.4 3.2-2 4-4.6 0Z" transform="translate(${round(x)} ${round(y)})rotate(${round(a)})"/>`

const crumb = ({ x, y }: { x: number; y: number }) => `<circle cx="${round(x)}" cy="${round(y)}" r="1.15"/>`

/** The inside of the sign, 48 × 48 round the origin; the same on both themes but for its outline. */
export const logoMark =
  `<path d="${scallop(14, 20.4, 25.4)}" fill="var(--honey-500)" stroke="var(--d-line)" stroke-width="1.6" stroke-linejoin="round"/>` +
  `<circle r="16.6" fill="var(--cream-50)" stroke="var(--d-line)" stroke-width="1.4"/>` +
  `<g fill="var(--strawberry-500)">${ring(7, 10.4).map(petal).join('')}</g>` +
  `<g fill="var(--honey-500)">${ring(7, 13.6, { rot: TURN / 14 })
    .map(crumb)
    .join('')}</g>` +
  `<circle r="3" fill="#fff" stroke="var(--strawberry-500)" stroke-width="1.9"/>`
