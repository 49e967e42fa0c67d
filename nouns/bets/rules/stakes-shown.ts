import type { OddsType } from './odds.ts'

/** When stakes are shown before the end: to who has staked, to nobody, or to all. Wire names. */
export const showModes = ['after', 'never', 'always'] as const
export type ShowMode = (typeof showModes)[number]

interface Event {
  readonly oddsType: OddsType
  readonly mode: ShowMode
  /** The deadline has passed. */
  readonly isOver: boolean
}

/** Whether somebody sees the stakes of an event, its shares, and the text that is shown with them. */
export const areStakesShown = ({ oddsType, mode, isOver }: Event, hasStaked: boolean): boolean =>
  isOver || (oddsType !== 'ending' && (mode === 'always' || (mode === 'after' && hasStaked)))
