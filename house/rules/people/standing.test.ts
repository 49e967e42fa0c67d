import { describe, expect, test } from 'vitest'
import {
  newDays,
  newLinks,
  newMentions,
  newPosts,
  postBudgetProblem,
  removedMost,
  type Standing,
  standingOf,
  standingThatCounts,
  trustedDays,
  trustedPosts,
} from './standing.ts'

const day = 86_400_000
const of = (was: Standing, days: number, posts: number, removed = 0) =>
  standingOf({ was, ageMs: days * day, posts, removed })

describe('the standing of an account', () => {
  test.each<[Standing, number, number, number, Standing]>([
    ['new', 0, 0, 0, 'new'],
    ['new', newDays - 0.01, 500, 0, 'new'],
    ['new', newDays, newPosts - 1, 0, 'new'],
    ['new', newDays, newPosts, 0, 'settled'],
    ['new', 4_000, newPosts - 1, 0, 'new'],
    ['new', trustedDays, trustedPosts, 0, 'trusted'],
    // A settled account stays settled when its author removes posts.
    ['settled', 1, 0, 0, 'settled'],
    ['settled', trustedDays, trustedPosts - 1, 0, 'settled'],
    ['settled', trustedDays - 1, trustedPosts, 0, 'settled'],
    ['settled', trustedDays, trustedPosts, 0, 'trusted'],
    ['trusted', trustedDays, trustedPosts, 1, 'settled'],
    ['trusted', 4_000, trustedPosts, removedMost, 'new'],
    ['settled', 4_000, trustedPosts, removedMost - 1, 'settled'],
  ])('%s, %d days, %d posts, %d removed: %s', (...row) => {
    const [was, days, posts, removed, is] = row
    expect(of(was, days, posts, removed)).toBe(is)
  })

  test('a flag and an unverified address make it new, staff codes trusted', () => {
    const facts = { stored: 'settled', verified: true, black: false, staff: false } as const
    expect(standingThatCounts(facts)).toBe('settled')
    expect(standingThatCounts({ ...facts, staff: true })).toBe('trusted')
    expect(standingThatCounts({ ...facts, staff: true, black: true })).toBe('new')
    expect(standingThatCounts({ ...facts, stored: 'trusted', verified: false })).toBe('new')
  })
})

test('one post of a new account has few mentions and links; others have no such limit', () => {
  expect(postBudgetProblem('new', { mentions: newMentions, links: newLinks })).toBeNull()
  expect(postBudgetProblem('new', { mentions: newMentions + 1, links: 0 })).toBe('mentionsMany')
  expect(postBudgetProblem('new', { mentions: 0, links: newLinks + 1 })).toBe('linksMany')
  for (const standing of ['settled', 'trusted'] as const)
    expect(postBudgetProblem(standing, { mentions: 400, links: 400 })).toBeNull()
})
