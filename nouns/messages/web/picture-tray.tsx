import { problemText } from '#api/problem-text.ts'
import { IconButton } from '#design/parts/icon-button.tsx'
import { Progress } from '#design/parts/state/progress.tsx'
import * as limits from '#rules/people/people-limits.ts'
import { useLanguage, useWords } from '#session/words.tsx'
import { messagesPack } from '../words/messages.pack.ts'
import styles from './picture-tray.module.css'
import type { ChosenPicture } from './use-pictures.ts'

interface PictureTrayProps {
  readonly list: readonly ChosenPicture[]
  readonly onDescribe: (key: number, alt: string) => void
  readonly onDrop: (key: number) => void
}

/** The pictures that go along with the message, how far they have come, and their descriptions. */
export function PictureTray({ list, onDescribe, onDrop }: PictureTrayProps) {
  const { words: all, language } = useLanguage()
  const words = useWords(messagesPack)
  return (
    <ul className={styles.tray}>
      {list.map(({ key, file, local, alt, share, name, problem }, n) => (
        <li key={key} className={styles.one}>
          {problem ? (
            <span className={styles.picture} />
          ) : (
            <img src={local} alt={alt} width={64} height={64} className={styles.picture} />
          )}
          <div className={styles.words}>
            {!problem && (
              <input
                type="text"
                data-unasked
                className={styles.alt}
                aria-label={words.alt(n + 1)}
                placeholder={words.altHint}
                maxLength={limits.messageAlt}
                value={alt}
                onChange={({ target }) => onDescribe(key, target.value)}
                // Enter in a field of the form would send the message.
                onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
              />
            )}
            {problem ? (
              <p className={styles.problem} role="alert">
                <bdi>{file.name}</bdi>
                {words.colon}
                {problemText(problem, all, language)}
              </p>
            ) : (
              name === null && (
                <Progress
                  label={share > 0 ? words.sending(Math.round(share * 100)) : words.waiting}
                  value={share}
                  text={words.sending(Math.round(share * 100))}
                />
              )
            )}
          </div>
          <IconButton icon="x" size="small" label={words.dropPicture(n + 1)} onClick={() => onDrop(key)} />
        </li>
      ))}
    </ul>
  )
}
