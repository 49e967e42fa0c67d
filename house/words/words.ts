import type { zh } from './pack.zh.ts'

/** One language's words; every pack has this shape. */
export type Words = typeof zh
