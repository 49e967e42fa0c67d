import type { StageStart } from '../facts.ts'

/** One stored number of a stage record: its name in `StageStart`, offset in the record, and how it is stored. */
export interface Field {
  name: { [K in keyof StageStart]-?: Required<StageStart>[K] extends number ? K : never }[keyof StageStart]
  at: number
  as: NumberKind
  /** How the stored number becomes the stated one; stated as stored when absent. */
  shown?: Shown
}

export type NumberKind = 'u8' | 's8' | 'u16' | 's16' | 'u32' | 's32' | 'f32'

/** `x10`: times ten. `thousandths`: whole thousands times ten. `lessOne`: one less unless 0. `plusOne`: one more. */
export type Shown = 'x10' | 'thousandths' | 'lessOne' | 'plusOne'

/** A row of equal numbers: ufo colours, tokens. */
export interface FieldRow {
  name: { [K in keyof StageStart]-?: Required<StageStart>[K] extends number[] ? K : never }[keyof StageStart]
  at: number
  as: 'u32' | 's32'
  count: number
  /** The row ends before this value. */
  until?: number
}
