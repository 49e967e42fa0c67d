import { useRef, useState } from 'react'
import { problemText, type Refusal } from '#api/problem-text.ts'
import { useRead } from '#api/reads.ts'
import { problemWord } from '#api/refusal-words.ts'
import { useWrite } from '#api/writes.ts'
import { Icon } from '#design/icons/icon.tsx'
import { Button } from '#design/parts/button.tsx'
import { Field } from '#design/parts/forms/field.tsx'
import { TextInput } from '#design/parts/forms/text-input.tsx'
import { IconButton, IconButtonInside, iconButtonClass } from '#design/parts/icon-button.tsx'
import { Dialog } from '#design/parts/over/dialog.tsx'
import { useToast } from '#design/parts/over/toast.tsx'
import { SkeletonLines } from '#design/parts/state/skeleton.tsx'
import { countCharacters, isBlank, weightedLength } from '#rules/text.ts'
import { Link } from '#session/link.tsx'
import { useLanguage, useWords } from '#session/words.tsx'
import type { SavedFilter } from '../../contract/replay-filters.ts'
import { replays } from '../../contract/replays.ts'
import { filterQuery, type ReplayFilter, readReplayFilter } from '../../rules/replay-filters.ts'
import * as limits from '../../rules/replay-limits.ts'
import { replayPanelPack } from '../../words/replay-panel.pack.ts'
import { replayListPath } from './list-address.ts'
import { feedPaths } from './replay-feeds.ts'
import { filterParts } from './replay-filter-parts.ts'
import styles from './saved-filters.module.css'

const { filters, saveFilter, removeFilter } = replays.calls

export interface SavedFiltersProps {
  readonly filter: ReplayFilter
  readonly onClose: () => void
}

/** The ways through the list a member keeps: open one, keep this one, let one go. */
export function SavedFilters({ filter, onClose }: SavedFiltersProps) {
  const { words } = useLanguage()
  const { saved } = useWords(replayPanelPack)
  const kept = useRead(filters, {})
  const restore = useWrite(saveFilter)
  const [removed, setRemoved] = useState<SavedFilter | null>(null)
  const undo = async () => {
    if (removed && (await restore.run({ name: removed.name, query: removed.query })).ok) setRemoved(null)
  }
  return (
    <Dialog open onClose={onClose} title={saved.title} label={saved.title} closeLabel={words.shell.close}>
      <div className={styles.box}>
        <SaveForm filter={filter} />
        <section aria-label={saved.list}>
          {kept.loading && <SkeletonLines lines={3} />}
          {kept.refusal && <p className="mute">{problemWord(kept.refusal, words)}</p>}
          {kept.value?.length === 0 && <p className="mute">{saved.none}</p>}
          <p role="status" className={styles.removed}>
            {removed && (
              <>
                {saved.removed(removed.name)}
                <Button size="small" icon="rotate-ccw" busy={restore.busy} onClick={() => void undo()}>
                  {saved.undo}
                </Button>
              </>
            )}
          </p>
          <ul className={styles.list}>
            {kept.value?.map((one) => (
              <OneFilter key={one.id} saved={one} onOpen={onClose} onRemoved={() => setRemoved(one)} />
            ))}
          </ul>
        </section>
      </div>
    </Dialog>
  )
}

function SaveForm({ filter }: { readonly filter: ReplayFilter }) {
  const { words, language } = useLanguage()
  const { saved } = useWords(replayPanelPack)
  const save = useWrite(saveFilter, { inline: true })
  const toast = useToast()
  const parts = filterParts(filter, words)
  const [name, setName] = useState(() => fitting(parts.map(({ text }) => text)))
  const [problem, setProblem] = useState<Refusal | null>(null)
  const query = filterQuery(filter)
  if (query === '') return <p className="mute">{saved.nothingSet}</p>

  const keep = async () => {
    if (isBlank(name)) return setProblem({ refusal: 'r.filterNameEmpty', data: null })
    if (weightedLength(name.trim()) > limits.filterName) return setProblem({ refusal: 'r.filterNameLong', data: null })
    setProblem(null)
    const answer = await save.run({ name: name.trim(), query })
    if (answer.ok) toast.success(saved.saved)
    else if (answer.auth === '') setProblem(answer)
  }
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        void keep()
      }}
    >
      <Field
        label={saved.name}
        hint={saved.lead}
        error={problem && problemText(problem, words, language)}
        counter={countCharacters(name.trim(), limits.filterName, language)}
      >
        <TextInput
          value={name}
          maxLength={4 * limits.filterName}
          autoComplete="off"
          onChange={({ target }) => {
            setName(target.value)
            setProblem(null)
          }}
        />
      </Field>
      <Button type="submit" variant="primary" icon="bookmark" busy={save.busy}>
        {saved.save}
      </Button>
    </form>
  )
}

interface OneFilterProps {
  readonly saved: SavedFilter
  readonly onOpen: () => void
  readonly onRemoved: () => void
}

function OneFilter({ saved, onOpen, onRemoved }: OneFilterProps) {
  const { words } = useLanguage()
  const { saved: text } = useWords(replayPanelPack)
  const remove = useWrite(removeFilter)
  const row = useRef<HTMLLIElement>(null)
  const { name, query } = saved
  const filter = readReplayFilter(Object.fromEntries(new URLSearchParams(query)))

  const drop = async () => {
    const next = row.current?.nextElementSibling ?? row.current?.previousElementSibling
    const answer = await remove.run({ id: saved.id })
    if (!answer.ok) return
    next?.querySelector('a')?.focus()
    onRemoved()
  }
  return (
    <li ref={row} className={styles.one}>
      <Link to={replayListPath(filter)} stay onClick={onOpen} className={styles.open}>
        <Icon name="bookmark" size={18} />
        <span className={styles.words}>
          <b>{name}</b>
          <small>{[...filterParts(filter, words).map((part) => part.text)].join(' · ') || text.all}</small>
        </span>
      </Link>
      <a href={feedPaths(filter).rss} className={iconButtonClass()} aria-label={text.feed(name)}>
        <IconButtonInside icon="rss" />
      </a>
      <IconButton icon="trash-2" label={text.remove(name)} aria-busy={remove.busy} onClick={() => void drop()} />
    </li>
  )
}

/** A name made of as many conditions as fit. */
const fitting = (texts: readonly string[]): string => {
  const name = (count: number) => texts.slice(0, count).join(' ')
  let count = texts.length
  while (count > 0 && weightedLength(name(count)) > limits.filterName) count--
  return name(count)
}
