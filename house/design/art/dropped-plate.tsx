import { logoMark } from './logo-mark.ts'

/** Something failed: a plate in two halves, and the tart that was on it. Silent: the words below it say so. */
export function DroppedPlate() {
  return (
    <svg
      viewBox="0 0 240 132"
      width="240"
      height="132"
      style={{ maxWidth: '100%', height: 'auto', marginInline: 'auto' }}
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: constant drawing
      dangerouslySetInnerHTML={{ __html: drawing }}
    />
  )
}

/** Half of a plate seen from a little above: its edge, the break with its teeth, and the rim within. */
const half =
  '<path d="M0-30C-44-30-78-17-78 0S-44 30 0 30L-9 20 6 10-7 0 8-11-5-21Z" fill="var(--d-lace)" stroke="var(--d-line)" stroke-width="2.4" stroke-linejoin="round"/>' +
  '<path d="M-12-18C-36-17-54-10-54 0S-36 17-12 18" fill="none" stroke="var(--pearl)" stroke-width="2.4" stroke-linecap="round"/>'

const crumbs = [
  [20, 96, 3],
  [120, 124, 3.4],
  [222, 92, 2.6],
  [97, 127, 2],
  [212, 106, 2],
]
  .map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}"/>`)
  .join('')

const drawing =
  '<ellipse cx="120" cy="106" rx="108" ry="18" fill="var(--d-shadow)"/>' +
  `<g transform="translate(102 88)rotate(5)">${half}</g><g transform="translate(136 90)rotate(174)">${half}</g>` +
  `<g transform="translate(122 50)rotate(-24)scale(1.7 1.5)">${logoMark}</g>` +
  `<g fill="var(--honey-500)" stroke="var(--d-line)" stroke-width="1.2">${crumbs}</g>` +
  '<g fill="none" stroke="var(--d-zz)" stroke-width="2.4" stroke-linecap="round"><path d="M62 36 52 26M176 20l8-11M186 40l13-5"/></g>'
