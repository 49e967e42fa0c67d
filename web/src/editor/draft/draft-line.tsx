import type { Draft } from '@patisserie/contract/writing'
import { limits } from '@patisserie/rules/limits'
import { excerpt } from '@patisserie/rules/rich-text/plain-text'
import { readDocument } from '@patisserie/rules/rich-text/read-document'
import { classNames } from '../../design/parts/class-names.ts'
import { Kbd } from '../../design/parts/moving/kbd.tsx'
import { Menu, MenuItem, MenuNote, MenuRule } from '../../design/parts/over/menu.tsx'
import { Ago } from '../../session/ago.tsx'
import { useMe } from '../../session/me.ts'
import { useEditorWords } from '../editor-words.ts'
import { shownKeys } from '../toolbar/shown-keys.ts'
import { ToolIcon } from '../toolbar/tool-icon.tsx'
import styles from './draft-line.module.css'
import type { DraftKeeper } from './keeper/draft-keeper.ts'
import type { DraftState } from './keeper/draft-state.ts'

interface DraftLineProps {
  readonly keeper: DraftKeeper
  readonly draft: DraftState
}

/** Line with the state of the draft (where it is stored), and a menu to restore versions, save and discard. */
export function DraftLine({ keeper, draft }: DraftLineProps) {
  const { drafts: words } = useEditorWords()
  const { kept, at, said, versions, restored, found } = draft
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
                <Ago at={version.TIME} />
              </b>
              <span>{version.title || firstWords(version) || words.blank}</span>
            </span>
          </MenuItem>
        ))}
      </Menu>
      <output className={styles.said}>
        {said ? words[said] : restored && !found && kept !== 'nothing' ? words.restored : ''}
      </output>
      <Guest />
    </div>
  )
}

/** Tells guests that their text is stored in this browser only. */
function Guest() {
  const { drafts: words } = useEditorWords()
  const { status } = useMe()
  return status === 'guest' ? <span className={styles.said}>{words.guest}</span> : null
}

const firstWords = ({ document }: Draft): string => {
  const read = readDocument(document, limits.floorPicturesPrivileged)
  return read.ok ? excerpt(read.document) : ''
}
