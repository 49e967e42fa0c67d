import type { CSSProperties } from 'react'
import { classNames } from '../../class-names.ts'
import { displayClass } from '../../display.tsx'
import { artUrl } from '../art-url.ts'
import { pictureSize } from '../picture-size.ts'
import styles from './cover.module.css'
import { coverLook } from './cover-look.ts'

export type CoverProps = {
  /** Chooses colours and pattern, the same ones for ever. */
  id: number
  /** Its first character is the sign; a game named in it lends its colours. */
  name: string
  /** An uploaded picture, shown as the sign. */
  src?: string | undefined
  /** The first pictures of a page: fetched at once. */
  eager?: boolean | undefined
  className?: string | undefined
}

/** Colours, a pattern and a sign for what has a number and a name. Fills its box; the name stands beside it. */
export function Cover({ id, name, src, eager, className }: CoverProps) {
  const look = coverLook(id, name)
  const sign = signOf(name)
  // custom properties are not part of CSSProperties
  const style = { '--ground': look.ground, '--light': look.light } as CSSProperties
  return (
    <span aria-hidden="true" className={classNames(styles.cover, className)} style={style}>
      <img src={artUrl.cover(look.id)} alt="" loading={eager ? 'eager' : 'lazy'} decoding="async" />
      <span className={classNames(styles.sign, displayClass(sign))}>
        {src ? <img src={pictureSize(src, 'head')} alt="" loading="lazy" decoding="async" /> : sign}
      </span>
    </span>
  )
}

const signOf = (name: string): string => [...name.trim()][0]?.toUpperCase() ?? ''
