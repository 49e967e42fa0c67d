import type { StageStart } from '../facts.ts'

/** One stored number of a stage record: its name in `StageStart`, offset in the record, and how it is stored. */
export interface Field {
  name: { [K in keyof StageStart]-?: Required<StageStart>[K] extends number ? K : never }[keyof StageStart]
  at: number
  as: NumberKind
  /** How the stored number is converted to the shown one; absent where it is shown as stored. */
  shown?: Shown
}

export type NumberKind = 'u8' | 's8' | 'u16' | 's16' | 'u32' | 's32' | 'f32'

/** `x10`: times ten. `thousandths`: whole thousands times ten. `lessOne`: one less unless 0. `plusOne`: one more. */
export type Shown = 'x10' | 'thousandths' | 'lessOne' | 'plusOne'

/** Consecutive numbers of one kind in a stage record: ufo colours, tokens, cards. */
export interface FieldRow {
  name: { [K in keyof StageStart]-?: Required<StageStart>[K] extends number[] ? K : never }[keyof StageStart]
  at: number
  as: 'u32' | 's32'
  count: number
  /** The row ends before this value. */
  until?: number
}
