import { FIELD } from '@patisserie/replay/path/heat'
import { useEffect, useRef } from 'react'
import { type Drawn, drawGone, drawGround, drawMoment } from './field-canvas.ts'
import styles from './path-view.module.css'
import type { Player } from './player.ts'

interface FieldProps {
  readonly player: Player
  readonly runs: readonly Drawn[]
  readonly lines: boolean
  /** Frames of the bright part behind the player. */
  readonly trail: number
  readonly label: string
}

/**
 * The field of the game, 384 × 448, with the way in it. What does not move has a canvas of its own, drawn once a stage: of a
 * trail over the whole stage what is long gone is added to it piece by piece.
 */
export function Field({ player, runs, lines, trail, label }: FieldProps) {
  const still = useRef<HTMLCanvasElement>(null)
  const moving = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const [ground, moment] = [still.current, moving.current].map(contextOf)
    if (!ground || !moment) return
    const longest = Math.max(0, ...runs.map(({ path }) => path.frames))
    const stays = lines && trail >= longest
    let gone = 0
    drawGround(ground, runs, lines)
    const draw = () => {
      const frame = player.frame()
      if (frame < gone) {
        drawGround(ground, runs, lines)
        gone = 0
      }
      if (stays && frame - gone > bright + piece) {
        drawGone(ground, runs, Math.max(0, gone - 1), frame - bright)
        gone = frame - bright
      }
      drawMoment(moment, runs, frame, lines ? Math.min(trail, frame - gone) : 0)
    }
    draw()
    return player.listen(draw)
  }, [player, runs, lines, trail])
  return (
    <div className={styles.field}>
      <canvas ref={still} role="img" aria-label={label} />
      <canvas ref={moving} />
    </div>
  )
}

/** Frames of a whole stage's trail that are drawn anew each frame, and how many join what stays at once. */
const [bright, piece] = [180, 480]

function contextOf(canvas: HTMLCanvasElement | null): CanvasRenderingContext2D | null {
  const context = canvas?.getContext('2d') ?? null
  if (!canvas || !context) return null
  // Sharper than twice costs phones more than it shows.
  const scale = Math.min(2, Math.max(1, devicePixelRatio))
  canvas.width = FIELD.width * scale
  canvas.height = FIELD.height * scale
  context.scale(scale, scale)
  return context
}
