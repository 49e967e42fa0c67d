import { replayKey } from '../base62.ts'

/** A moment of a run: place of the stage among those of the run, from 1, and frame of the stage, from 0. */
export interface Moment {
  readonly stage: number
  readonly frame: number
}

/** No run has more stages. */
export const momentStageMost = 9
export const momentFrameMost = 999_999

/** The moment of a fragment `s=3&f=5120`; null for any other. */
export function momentOf(hash: string): Moment | null {
  const [, stage, frame] = /^s=([1-9])&f=(\d{1,6})$/.exec(hash) ?? []
  return stage === undefined || frame === undefined ? null : { stage: Number(stage), frame: Number(frame) }
}

export const momentHash = ({ stage, frame }: Moment): string => `s=${stage}&f=${frame}`

/** The address of a run, at a moment of it or as a whole. */
export const runPath = (code: string, moment: Moment | null): string =>
  moment ? `/r/${code}#${momentHash(moment)}` : `/r/${code}`

/** The address of a moment's picture, which the server draws. */
export const momentPicture = (code: string, { stage, frame }: Moment): string => `/moment/${code}-${stage}-${frame}.svg`

/** The time of a frame in its stage, as `1:25`: 60 frames a second. */
export function momentTime(frame: number): string {
  const seconds = Math.floor(frame / 60)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

export interface RunLink {
  readonly code: string
  readonly id: number
  readonly moment: Moment | null
}

/** The run that an address of this site leads to; null for every other address. `host` as browsers write it. */
export function runLink(address: string, host: string): RunLink | null {
  const [, at, code = '', hash = ''] =
    /^(?:https?:\/\/([^/?#]+))?\/r\/(\w{4})(?:\?[^#]*)?(?:#(.*))?$/.exec(address) ?? []
  const id = replayKey(code)
  if (id === null || (at !== undefined && at.toLowerCase() !== host)) return null
  return { code, id, moment: momentOf(hash) }
}
