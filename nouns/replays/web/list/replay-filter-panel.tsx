import { useRef, useState } from 'react'
import { Button } from '#design/parts/button.tsx'
import { Card } from '#design/parts/card.tsx'
import { Checkbox } from '#design/parts/forms/checkbox.tsx'
import { Field } from '#design/parts/forms/field.tsx'
import { Select } from '#design/parts/forms/select.tsx'
import { TextInput } from '#design/parts/forms/text-input.tsx'
import { Dialog } from '#design/parts/over/dialog.tsx'
import { gameTitle } from '#rules/games/game-names.ts'
import { gameNumbers, isGam } from '#rules/games/games.ts'
import { useGo } from '#session/link.tsx'
import { useLanguage, useWords } from '#session/words.tsx'
import { type ReplayFilter, replayPeriods, replaySearchMax, replayTypes } from '../../rules/replay-filters.ts'
import { replayCategories, replayFlags } from '../../rules/replays.ts'
import { replayPanelPack } from '../../words/replay-panel.pack.ts'
import { runFactsPack } from '../../words/run/run-facts.pack.ts'
import { replayListPath } from './list-address.ts'
import { boundProblem, draftOfFilter, type FilterDraft, filterOfDraft } from './replay-filter-draft.ts'
import styles from './replay-filter-panel.module.css'
import { shotChoices } from './shot-choice.ts'

export interface ReplayFilterPanelProps {
  readonly filter: ReplayFilter
  /** From below, on phones. */
  readonly sheet: boolean
  readonly onClose: () => void
}

/** Every condition there is, below the bar or in a sheet. Nothing is asked for before it is wished. */
export function ReplayFilterPanel({ filter, sheet, onClose }: ReplayFilterPanelProps) {
  const { words } = useLanguage()
  const { panel } = useWords(replayPanelPack)
  const go = useGo()
  const [draft, setDraft] = useState(() => draftOfFilter(filter))
  const [tried, setTried] = useState(false)
  const whole = useRef<HTMLDivElement>(null)

  const apply = () => {
    setTried(true)
    if (boundProblem(draft.scoreMin) ?? boundProblem(draft.scoreMax)) {
      requestAnimationFrame(() => whole.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
      return
    }
    onClose()
    go(replayListPath(filterOfDraft(draft, filter)))
  }
  const actions = (
    <>
      <Button variant="quiet" onClick={() => setDraft(draftOfFilter({ sort: filter.sort }))}>
        {panel.reset}
      </Button>
      <Button variant="primary" onClick={apply}>
        {panel.apply}
      </Button>
    </>
  )
  const fields = (
    <div ref={whole}>
      <PanelFields draft={draft} onChange={setDraft} tried={tried} onEnter={apply} />
    </div>
  )
  if (sheet) {
    return (
      <Dialog
        open
        onClose={onClose}
        title={panel.title}
        label={panel.title}
        closeLabel={words.shell.close}
        actions={actions}
      >
        {fields}
      </Dialog>
    )
  }
  return (
    <Card pad className={styles.panel}>
      {fields}
      <div className={styles.actions}>{actions}</div>
    </Card>
  )
}

interface PanelFieldsProps {
  readonly draft: FilterDraft
  readonly onChange: (draft: FilterDraft) => void
  /** Mistakes are told from the first try on. */
  readonly tried: boolean
  readonly onEnter: () => void
}

function PanelFields({ draft, onChange, tried, onEnter }: PanelFieldsProps) {
  const { words, language } = useLanguage()
  const { categories, types, filters } = words.replays
  const { flags } = useWords(runFactsPack)
  const { panel } = useWords(replayPanelPack)
  const set = (change: Partial<FilterDraft>) => onChange({ ...draft, ...change })
  const game = Number(draft.game)
  // A shot belongs to its game; a character stays when another game is chosen.
  const kept = draft.shot.startsWith('*') ? draft.shot : ''
  const any = { value: '', label: panel.any }
  const wrong = (text: string) => {
    const problem = tried ? boundProblem(text) : null
    return problem && panel[problem]
  }
  const choice = (name: 'game' | 'shot' | 'category' | 'type', options: readonly (readonly [string, string])[]) => (
    <Select
      value={draft[name]}
      onChange={({ target }) => set({ [name]: target.value, ...(name === 'game' ? { shot: kept } : {}) })}
      options={[any, ...options.map(([value, label]) => ({ value, label }))]}
    />
  )
  return (
    <div className={styles.fields} data-unasked>
      <Field label={panel.game}>
        {choice(
          'game',
          gameNumbers.map((n) => [String(n), gameTitle(n, language)]),
        )}
      </Field>
      <Field label={panel.shot} hint={isGam(game) ? undefined : panel.shotHint}>
        {choice('shot', shotChoices(isGam(game) ? game : undefined, draft.shot, language))}
      </Field>
      <Field label={panel.category}>
        {choice(
          'category',
          replayCategories.map((id) => [id, categories[id]]),
        )}
      </Field>
      <Field label={panel.type}>
        {choice(
          'type',
          replayTypes.map((id) => [id, types[id]]),
        )}
      </Field>
      <Field label={panel.pilot} hint={panel.pilotHint}>
        <TextInput
          value={draft.pilot}
          maxLength={replaySearchMax}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => set({ pilot: target.value })}
          onEnter={onEnter}
        />
      </Field>
      <div className={styles.pair}>
        <Field label={`${panel.score} · ${panel.least}`} error={wrong(draft.scoreMin)}>
          <TextInput
            value={draft.scoreMin}
            maxLength={30}
            autoComplete="off"
            onChange={({ target }) => set({ scoreMin: target.value })}
            onEnter={onEnter}
          />
        </Field>
        <Field label={`${panel.score} · ${panel.most}`} error={wrong(draft.scoreMax)}>
          <TextInput
            value={draft.scoreMax}
            maxLength={30}
            autoComplete="off"
            onChange={({ target }) => set({ scoreMax: target.value })}
            onEnter={onEnter}
          />
        </Field>
        <p className={styles.note}>{panel.scoreHint}</p>
      </div>
      <Field label={panel.time}>
        <Select
          value={draft.time}
          onChange={({ target }) => set({ time: target.value })}
          options={[
            { value: '', label: panel.anyTime },
            ...replayPeriods.map((value) => ({ value, label: filters.periods[value] })),
            { value: 'between', label: panel.between },
          ]}
        />
      </Field>
      {draft.time === 'between' && (
        <div className={styles.pair}>
          <Field label={panel.from}>
            <TextInput
              type="date"
              value={draft.from}
              min="2000-01-01"
              max="2099-12-31"
              onChange={({ target }) => set({ from: target.value })}
              onEnter={onEnter}
            />
          </Field>
          <Field label={panel.to}>
            <TextInput
              type="date"
              value={draft.to}
              min="2000-01-01"
              max="2099-12-31"
              onChange={({ target }) => set({ to: target.value })}
              onEnter={onEnter}
            />
          </Field>
        </div>
      )}
      <fieldset className={styles.wide}>
        <legend className={styles.legend}>{panel.flags}</legend>
        <p className={styles.hint}>{panel.flagsHint}</p>
        <div className={styles.flags}>
          {replayFlags.map((flag) => (
            <Checkbox
              key={flag}
              checked={draft.flags.includes(flag)}
              onChange={({ target }) =>
                set({ flags: target.checked ? [...draft.flags, flag] : draft.flags.filter((one) => one !== flag) })
              }
            >
              <b>{flag}</b> {flags[flag]}
            </Checkbox>
          ))}
          <Checkbox
            checked={draft.proved}
            disabled={draft.flags.length === 0}
            onChange={({ target }) => set({ proved: target.checked })}
          >
            {panel.proved}
          </Checkbox>
        </div>
      </fieldset>
    </div>
  )
}
