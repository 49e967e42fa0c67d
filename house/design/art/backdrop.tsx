import { classNames } from '../class-names.ts'
import { artUrl } from './art-url.ts'
import styles from './backdrop.module.css'
import type { BackgroundName } from './background-svg.ts'

export type BackdropProps = {
  /** Name of a drawn backdrop, or the address of a picture. */
  drawn?: BackgroundName | null | undefined
  picture?: string | undefined
  className?: string | undefined
}

/** Fills its box with a picture that says nothing: for what stands behind a card. */
export function Backdrop({ drawn, picture, className }: BackdropProps) {
  if (!drawn) return <img src={picture} alt="" decoding="async" className={classNames(styles.picture, className)} />
  const mask = `url(${artUrl.background(drawn)}) center / cover`
  return (
    <span aria-hidden="true" className={classNames(styles.drawn, styles[drawn], className)}>
      <span style={{ mask }} />
    </span>
  )
}
