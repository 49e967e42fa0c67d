import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import styles from './card.module.css'

export type CardLook = {
  pad?: boolean | undefined
  /** Cuts rows and pictures at the rounded corners; not for cards that hold menus or focus rings at the edge. */
  clip?: boolean | undefined
  /** The whole card is a link: it lifts under the pointer. */
  link?: boolean | undefined
}

export type CardProps = ComponentProps<'div'> & CardLook

export function Card({ pad, clip, link, className, ...rest }: CardProps) {
  return <div {...rest} className={cardClass({ pad, clip, link }, className)} />
}

/** The look of a card for another element, such as a link or a list. */
export function cardClass({ pad, clip, link }: CardLook = {}, extra?: string): string {
  return classNames(styles.card, pad && styles.pad, clip && styles.clip, link && styles.link, extra) ?? ''
}
