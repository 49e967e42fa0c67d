import { certainFrames, heatOf, middleOf } from '@patisserie/replay/path/heat'
import { WAY_UNIT } from '@patisserie/replay/path-facts'
import type { WalkedStage } from '../../ways/read-way.ts'
import { lineOf } from '../../ways/way-line.ts'
import type { CardArt } from '../card-art.ts'

/**
 * The whole way of a stage as SVG in a field of 384 × 448: where the certain time went, the line, a dot where it begins, a
 * ring where it ends, and crosses where lives were lost. What is not certain is dotted and lighter.
 */
export function waySvg({ ink }: Pick<CardArt, 'ink'>, path: WalkedStage): string {
  const { way, frames } = path
  const from = certainFrames(path)?.from ?? frames
  const line = (d: string, look: string) =>
    d && `<path d="${d}" transform="scale(${1 / WAY_UNIT})" fill="none" ${look}/>`
  const at = (frame: number): [number, number] => [pixels(way.x[frame]), pixels(way.y[frame])]
  const [startX, startY] = at(0)
  const [endX, endY] = at(frames - 1)
  const crosses = path.events
    .filter(({ what, frame }) => what === 'lifeLost' && frame < frames)
    .map(({ frame }) => cross(...at(frame)))
    .join('')
  return (
    pearls(path, ink('way-heat')) +
    line(
      lineOf(way, 0, from),
      `stroke="${ink('way-faint')}" stroke-opacity=".72" stroke-width="${px(1.1)}" stroke-dasharray="${px(1.6)} ${px(2.4)}"`,
    ) +
    line(
      lineOf(way, from, frames),
      `stroke="${ink('way-line')}" stroke-opacity=".62" stroke-width="${px(0.9)}" stroke-linejoin="round"`,
    ) +
    `<circle cx="${endX}" cy="${endY}" r="6" fill="none" stroke="${ink('way-line')}" stroke-width="2.5"/>` +
    `<circle cx="${startX}" cy="${startY}" r="5.5" fill="#fff" stroke="${ink('way-rim')}" stroke-width="4"/>` +
    (crosses && `<path d="${crosses}" stroke="#fff" stroke-width="7" stroke-linecap="round"/>`) +
    (crosses && `<path d="${crosses}" stroke="${ink('way-rim')}" stroke-width="3.5" stroke-linecap="round"/>`)
  )
}

const px = (pixels: number): number => Math.round(pixels * WAY_UNIT)
const pixels = (units = 0): number => Math.round((units / WAY_UNIT) * 100) / 100

const cross = (x: number, y: number): string => `M${x - 5} ${y - 5}l10 10M${x + 5} ${y - 5}l-10 10`

/** The larger the longer. */
function pearls(path: WalkedStage, colour: string): string {
  const { cells, most } = heatOf([path])
  const drawn = [...cells].flatMap((frames, cell) => {
    if (frames === 0) return []
    const [x, y] = middleOf(cell)
    const share = Math.sqrt(frames / most)
    return `<circle cx="${x}" cy="${y}" r="${(0.8 + 6.7 * share).toFixed(2)}" fill-opacity="${(0.35 + 0.6 * share).toFixed(2)}"/>`
  })
  return `<g fill="${colour}">${drawn.join('')}</g>`
}
