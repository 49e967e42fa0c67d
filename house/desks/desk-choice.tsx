import { RadioGroup } from '#design/parts/forms/radio-group.tsx'
import { useDeskSearch } from './desk-search.ts'

interface DeskChoiceProps<State extends string> {
  readonly label: string
  readonly states: readonly State[]
  readonly words: Readonly<Record<State, string>>
}

/** Chooses which part of a view's list is shown. The choice is in the address; the first state has no parameter. */
export function DeskChoice<State extends string>({ label, states, words }: DeskChoiceProps<State>) {
  const search = useDeskSearch()
  return (
    <RadioGroup
      label={label}
      labelHidden
      look="segments"
      value={currentState(search.get('state'), states)}
      onChange={(state) => search.set({ state: state === states[0] ? '' : state, p: '' })}
      options={states.map((value) => ({ value, label: words[value] }))}
    />
  )
}

/** The state that the address names, else the first one. */
export const currentState = <State extends string>(asked: string, states: readonly State[]): State =>
  states.find((state) => state === asked) ?? (states[0] as State) // lists of states are literals, never empty
