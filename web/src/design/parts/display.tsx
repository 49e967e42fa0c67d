import type { ReactNode } from 'react'
import { displayChars } from '../theme/display-chars.ts'
import { classNames } from './class-names.ts'
import styles from './display.module.css'

export type DisplayProps = {
  as?: 'h1' | 'h2' | 'h3' | 'p' | 'span' | 'b' | undefined
  children: string
  className?: string | undefined
  id?: string | undefined
  /** Shown after the words, outside the choice of face. */
  after?: ReactNode
}

/** Words of the house in the display face, 18 px and up. */
export function Display({ as: Element = 'span', children, className, id, after }: DisplayProps) {
  return (
    <Element id={id} className={classNames(displayClass(children), className)}>
      {children}
      {after}
    </Element>
  )
}

/** The class of the display face, or of the text face when a single character is missing from it. */
export function displayClass(text: string): string {
  return (inDisplayFace(text) ? styles.display : styles.text) ?? ''
}

const KNOWN = new Set(displayChars)

// spaces, and marks that look the same in every face
const NEUTRAL = new Set(' \u00a0\n·—')

function inDisplayFace(text: string): boolean {
  return [...text].every((char) => KNOWN.has(char) || NEUTRAL.has(char))
}
