import { createContext, type ReactNode, useContext } from 'react'
import { classNames } from './class-names.ts'
import styles from './display.module.css'
import { displayChars } from './theme/display-chars.ts'

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
  const face = useDisplayClass(children)
  return (
    <Element id={id} className={classNames(face, className)}>
      {children}
      {after}
    </Element>
  )
}

/** Characters that `--font-display` has beside the display face, below a part that sets it to more faces. */
export const MoreDisplayChars = createContext<ReadonlySet<string> | undefined>(undefined)

/** The class of the display face, or of the text face when a single character is missing from it. */
export const displayClass = (text: string, more?: ReadonlySet<string>): string =>
  ([...text].every((char) => known.has(char) || more?.has(char)) ? styles.display : styles.text) ?? ''

export const useDisplayClass = (text: string): string => displayClass(text, useContext(MoreDisplayChars))

// with spaces, and marks that look the same in every face
const known = new Set(`${displayChars} \u00a0\n·—`)
