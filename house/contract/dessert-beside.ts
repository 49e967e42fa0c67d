import * as z from 'zod/mini'
import { desserts } from '#rules/desserts/desserts.ts'

/** The displayed dessert beside a name; empty without one, and of members who hide theirs. */
export const dessertBeside = z.enum(['', ...desserts])

/** The skin that this dessert wears, as of `skin-look` of the page; empty for none. */
export const skinBeside = z.string()
