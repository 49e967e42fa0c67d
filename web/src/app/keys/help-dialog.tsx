import { keys as en } from '@patisserie/words/en/keys'
import { keys as zh } from '@patisserie/words/zh/keys'
import { Kbd } from '../../design/parts/moving/kbd.tsx'
import { Dialog } from '../../design/parts/over/dialog.tsx'
import { useLanguage } from '../../session/words.tsx'
import styles from './help-dialog.module.css'

/** The table of keys. */
export function HelpDialog({ onClose }: { readonly onClose: () => void }) {
  const { language, words } = useLanguage()
  const keys = { zh, en }[language]
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
