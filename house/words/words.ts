import type { zh } from './zh.ts'

/** One language's words; every pack has this shape. */
export type Words = typeof zh
