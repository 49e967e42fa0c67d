import type { SubmitEvent } from 'react'
import { searchPath } from '#cards/search/search-path.ts'
import { TextInput } from '#design/parts/forms/text-input.tsx'
import * as limits from '#rules/search/search-limits.ts'
import { useGo } from '#session/link.tsx'
import { useWords } from '#session/words.tsx'
import type { ClubRow } from '../../contract/clubs.ts'
import { clubListPack } from '../../words/club-list.pack.ts'
import { clubPath } from '../card/topic-path.ts'
import { findClubs } from './find-clubs.ts'

export interface ClubFinderProps {
  readonly clubs: readonly ClubRow[]
  /** Gets what is typed, but no letters that an input method still composes. */
  readonly onType: (typed: string) => void
  /** Read out: how many were found; empty while nothing is typed. */
  readonly found: string
}

/** Finds a club as one types. Enter opens the first one found, or searches the site if there is none. */
export function ClubFinder({ clubs, onType, found }: ClubFinderProps) {
  const words = useWords(clubListPack)
  const go = useGo()
  const open = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const q = String(new FormData(event.currentTarget).get('q') ?? '').trim()
    const [first] = findClubs(clubs, q)
    if (q !== '') go(first ? clubPath(first.KeyID) : searchPath({ q }))
  }
  return (
    <search>
      <form action="/search" onSubmit={open}>
        <TextInput
          round
          icon="search"
          name="q"
          type="search"
          maxLength={limits.searchText}
          enterKeyHint="go"
          autoComplete="off"
          aria-label={words.find}
          placeholder={words.find}
          onChange={({ target, nativeEvent }) => {
            if (!('isComposing' in nativeEvent) || !nativeEvent.isComposing) onType(target.value)
          }}
          onCompositionEnd={({ currentTarget }) => onType(currentTarget.value)}
        />
      </form>
      <p role="status" className="visually-hidden">
        {found}
      </p>
    </search>
  )
}
