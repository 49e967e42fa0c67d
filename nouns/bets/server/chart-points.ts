/** Points of a chart: more than a chart is wide are not seen. */
const most = 240

/**
 * After every how many stakes a chart of so many has a point: doubled whenever there would be too many. The points of a longer chart are
 * among those of a shorter one.
 */
export const pointStep = (stakes: number): number => 2 ** (32 - Math.clz32(Math.floor(Math.max(0, stakes - 1) / most)))

/** Whether the sums of an event are kept for its chart after the stake of this number, counted from 1. */
export const hasPoint = (stake: number): boolean => stake % pointStep(stake) === 0
