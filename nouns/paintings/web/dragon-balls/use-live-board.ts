import { useRef, useState } from 'react'
import { useLive } from '#session/live/live-wishes.ts'
import type { DragonRow } from '../../contract/dragon-balls.ts'
import { type ClosedRound, closedRounds, roundKey } from './board-order.ts'

export interface LiveBoard {
  /** The last round that was closed while the page stands open; null once the reader has put it away. */
  readonly moment: ClosedRound | null
  readonly putAway: () => void
}

/** Reads the board again when its rounds have moved on, and notices rounds that close meanwhile. */
export const useLiveBoard = (rows: readonly DragonRow[], again: () => void): LiveBoard => {
  const heard = useRef('')
  const closed = closedRounds(rows)
  // Rounds that the reader has seen as closed: those of the first view, and those that were put away.
  const [seen, setSeen] = useState(() => new Set(closed.map(roundKey)))
  useLive('dragon', 'all', ({ rounds }) => {
    const now = JSON.stringify(rounds)
    if (now === heard.current) return
    const first = heard.current === ''
    heard.current = now
    if (!first || now !== roundsOf(rows, rounds)) again()
  })
  return {
    moment: closed.find((round) => !seen.has(roundKey(round))) ?? null,
    putAway: () => setSeen(new Set(closed.map(roundKey))),
  }
}

/** The rounds of the board as the live topic says them, for the characters that it names. */
const roundsOf = (rows: readonly DragonRow[], rounds: unknown): string => {
  const named = Array.isArray(rounds) ? rounds.map((round: unknown) => (Array.isArray(round) ? round[0] : null)) : []
  return JSON.stringify(
    named.map((character) => {
      const row = rows.find(({ CHARACTER }) => CHARACTER === character)
      return row ? [row.CHARACTER, row.ROUND, row.BALLS.length] : null
    }),
  )
}
