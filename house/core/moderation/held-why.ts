/**
 * Why a post waits: its author was black-flagged when posting; it is one of the first posts of a new account; several
 * accounts posted the same text or link; or a new account posted an external link. Nouns may have reasons of their own.
 */
export type HeldWhy = 'first' | 'black' | 'same' | 'link'

/** The reason as the API says it: rows from before the column have none. */
export const saidWhy = <Why extends string>(why: Why | null): Why | 'unknown' => why ?? 'unknown'
