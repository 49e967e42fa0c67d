import { Kbd } from '#design/parts/moving/kbd.tsx'
import { Dialog } from '#design/parts/over/dialog.tsx'
import { useLanguage } from '#session/words.tsx'
import { keysPack } from '../../words/keys.pack.ts'
import styles from './help-dialog.module.css'

/** Dialog with the table of keyboard shortcuts. */
export function HelpDialog({ onClose }: { readonly onClose: () => void }) {
  const { language, words } = useLanguage()
  const keys = keysPack(language)
  const rows = [
    { name: keys.search, first: '/' },
    { name: keys.home, first: 'g', second: 'h' },
    { name: keys.replays, first: 'g', second: 'r' },
    { name: keys.clubs, first: 'g', second: 'm' },
    { name: keys.fresh, first: 'n' },
    { name: keys.next, first: 'j' },
    { name: keys.previous, first: 'k' },
    { name: keys.help, first: '?' },
  ]
  return (
    <Dialog open onClose={onClose} title={keys.title} label={keys.title} closeLabel={words.shell.close}>
      <dl className={styles.keys}>
        {rows.map(({ name, first, second }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <Kbd>{first}</Kbd>
              {second && (
                <>
                  <span className="faint">{keys.after}</span>
                  <Kbd>{second}</Kbd>
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
