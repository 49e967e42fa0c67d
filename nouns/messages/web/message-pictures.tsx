import { useReads } from '#api/reads.ts'
import { useWords } from '#session/words.tsx'
import type { MessagePicture } from '../contract/messages.ts'
import { messagesPack } from '../words/messages.pack.ts'
import styles from './message-pictures.module.css'

/** The longest sides of a picture beside words, in pixels. */
const most = { width: 320, height: 240 }

/** The pictures of a message: their room is known before they come; animations stand still under reduced motion. */
export function MessagePictures({ list }: { readonly list: readonly MessagePicture[] }) {
  const words = useWords(messagesPack)
  const { touch } = useReads()
  return (
    <div className={styles.pictures}>
      {list.map(({ NAME, SRC, STILL, FULL, WIDTH, HEIGHT, ALT }, n) => {
        const scale = Math.min(1, most.width / WIDTH, most.height / HEIGHT)
        return (
          <a
            key={NAME}
            href={FULL}
            target="_blank"
            rel="noopener"
            className={styles.picture}
            aria-label={ALT ? undefined : words.picture(n + 1)}
          >
            <picture>
              <source media="(prefers-reduced-motion: reduce)" srcSet={STILL} />
              <img
                src={SRC}
                alt={ALT}
                width={Math.max(1, Math.round(WIDTH * scale))}
                height={Math.max(1, Math.round(HEIGHT * scale))}
                // Its address has ended: a new answer has new ones.
                onError={() => touch(['messages'])}
              />
            </picture>
          </a>
        )
      })}
    </div>
  )
}
