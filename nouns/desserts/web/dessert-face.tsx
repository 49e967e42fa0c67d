import '#design/theme/dessert-face.css'
import type { ReactNode } from 'react'
import { MoreDisplayChars } from '#design/display.tsx'
import { dessertChars } from '#design/theme/dessert-chars.ts'
import styles from './dessert-face.module.css'

/** Sets the heads below it in the display face with what the pages of desserts have besides. */
export const DessertFace = ({ children }: { readonly children: ReactNode }) => (
  <MoreDisplayChars.Provider value={chars}>
    <div className={styles.face}>{children}</div>
  </MoreDisplayChars.Provider>
)

const chars: ReadonlySet<string> = new Set(dessertChars)
