import { expect, test } from 'vitest'
import type { ReminderData, ReminderKind } from '#rules/people/reminder-kind.ts'
import { reminderKinds } from './reminder-kinds.ts'

test('every kind with data stands in the list of its noun, once', () => {
  const unlisted: readonly Exclude<keyof ReminderData, ReminderKind>[] = [] satisfies readonly never[]
  // @ts-expect-error A kind that is listed is not left over.
  const listed: typeof unlisted = ['follow']
  expect([...unlisted, ...listed]).toEqual(['follow'])
  expect(new Set(reminderKinds).size).toBe(reminderKinds.length)
})
