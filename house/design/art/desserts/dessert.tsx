import { classNames } from '../../class-names.ts'
import styles from './dessert.module.css'
import { type DessertLook, dessertLayers } from './dessert-svg.ts'

export type DessertProps = DessertLook & {
  /** Name and mood of the dessert in words; empty if the text beside it says them. */
  label: string
  /** Leaves out the doily, for a dessert that stands on something else. */
  bare?: boolean | undefined
  /** Hops once, as when it is fed: set it after the event, with a fresh `key` for the next one. */
  hop?: boolean | undefined
  className?: string | undefined
}

/**
 * One of the seven, as wide as its box (160 : 156). It squashes under the pointer when its parent is pressable. What moves
 * is an SVG of its own: parts of one are laid out anew for each frame.
 */
export function Dessert({ label, bare, hop, className, ...look }: DessertProps) {
  return (
    <span
      className={classNames(styles.dessert, hop && styles.hop, className)}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {Object.entries(dessertLayers(look, !bare)).map(
        ([layer, markup]) =>
          markup && (
            <svg
              key={layer}
              className={layer === 'over' && look.mood === 'sleepy' ? styles.sleep : styles[layer]}
              viewBox="0 0 160 156"
              // biome-ignore lint/security/noDangerouslySetInnerHtml: constant drawing
              dangerouslySetInnerHTML={{ __html: markup }}
            />
          ),
      )}
    </span>
  )
}
