import { classNames } from '#design/class-names.ts'
import { Kbd } from '#design/parts/moving/kbd.tsx'
import { Menu, MenuItem, MenuNote, MenuRule } from '#design/parts/over/menu.tsx'
import * as limits from '#rules/rich-text/text-limits.ts'
import { formatNumber } from '#rules/text.ts'
import { Ago } from '#session/ago.tsx'
import { useMe } from '#session/me.ts'
import { useWords } from '#session/words.tsx'
import { editorPack } from '#words/editor/editor.pack.ts'
import { shownKeys } from '../toolbar/shown-keys.ts'
import { ToolIcon } from '../toolbar/tool-icon.tsx'
import { beginningOfDraft, textOf } from './beginning-of-draft.ts'
import styles from './draft-line.module.css'
import type { DraftKeeper } from './keeper/draft-keeper.ts'
import type { DraftState } from './keeper/draft-state.ts'

interface DraftLineProps {
  readonly keeper: DraftKeeper
  readonly draft: DraftState
}

/** Line with the state of the draft (where it is stored), and a menu to restore versions, save and discard. */
export function DraftLine({ keeper, draft }: DraftLineProps) {
  const { drafts: words, count } = useWords(editorPack)
  const { kept, at, said, versions, restored, found, line } = draft
  return (
    <div className={styles.line}>
      <Menu
        label={words.menu}
        trigger={(trigger) => (
          <button type="button" {...trigger} className={styles.open} data-kept={kept}>
            <i className={classNames(styles.mark, kept === 'unsaved' && styles.unsaved)} />
            <span className={styles.words}>
              {words.kept[kept]}
              {at && kept !== 'unsaved' && <Ago at={at} />}
            </span>
            <ToolIcon name="chevron-down" size={14} />
          </button>
        )}
      >
        <MenuItem onSelect={() => void keeper.save()}>
          {words.save}
          <span className={styles.keys}>
            <Kbd>{shownKeys('Control+S')}</Kbd>
          </span>
        </MenuItem>
        <MenuItem danger disabled={kept === 'nothing'} onSelect={keeper.discard}>
          {words.discard}
        </MenuItem>
        {versions.length > 0 && <MenuRule />}
        {versions.length > 0 && <MenuNote>{words.versions(limits.draftVersions)}</MenuNote>}
        {versions.map((version) => (
          <MenuItem key={version.version} onSelect={() => keeper.restore(version)}>
            <span className={styles.version}>
              <b>
                <Ago at={version.TIME} /> {clock(version.TIME)} ·{' '}
                {count.characters(formatNumber([...textOf(version.document)].length))}
              </b>
              <span>{beginningOfDraft(version) || words.blank}</span>
            </span>
          </MenuItem>
        ))}
      </Menu>
      <output className={styles.said}>
        {line === 'gone'
          ? words.lineGone
          : said
            ? words[said]
            : line === 'back'
              ? words.lineBack
              : restored && !found && kept !== 'nothing'
                ? words.restored
                : ''}
      </output>
      <Guest />
    </div>
  )
}

/** Tells guests that their text is stored in this browser only. */
function Guest() {
  const { drafts: words } = useWords(editorPack)
  const { status } = useMe()
  return status === 'guest' ? <span className={styles.said}>{words.guest}</span> : null
}

/** The time of day in the reader's zone: several versions are kept within a minute. */
const clock = (at: string): string =>
  new Date(at).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit', second: '2-digit' })
