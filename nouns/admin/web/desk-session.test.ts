import { beforeEach, expect, test, vi } from 'vitest'
import { tabPath } from '#desks/desk-search.ts'
import { neighbourOf, noteTarget, readTabs, takeTarget, withTab, writeTabs } from './desk-session.ts'

const kept = new Map<string, string>()
beforeEach(() => {
  kept.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})

const overview = { area: null, search: '' }
const users = { area: 'user', search: '?value=reimu' } as const
const faults = { area: 'error', search: '' } as const

test('a visited page keeps its place and takes over what its address says now', () => {
  const tabs = withTab(withTab([overview], users), faults)
  expect(tabs).toEqual([overview, users, faults])
  expect(withTab(tabs, users)).toBe(tabs)
  const later = { area: 'user', search: '?value=marisa' } as const
  expect(withTab(tabs, later)).toEqual([overview, later, faults])
})

test('closing leads to the neighbour', () => {
  const tabs = [overview, users, faults]
  expect(neighbourOf(tabs, 'user')).toBe(faults)
  expect(neighbourOf(tabs, 'error')).toBe(users)
  expect(neighbourOf([users], 'user')).toEqual(overview)
})

test('tabs outlive a reload; what is no page of the back office is dropped', () => {
  writeTabs([overview, users])
  expect(readTabs()).toEqual([overview, users])
  kept.set('adminTabs', '["/admin/super/user","/rpy","/admin/root",3]')
  expect(readTabs().map(tabPath)).toEqual(['/admin/super/user'])
  kept.set('adminTabs', '{')
  expect(readTabs()).toEqual([])
})

test('the page that was wanted is read once and then gone', () => {
  noteTarget('/admin/super/user?value=reimu')
  expect(takeTarget()).toBe('/admin/super/user?value=reimu')
  expect(takeTarget()).toBe('')
  noteTarget('https://elsewhere.example/admin/super/user')
  expect(takeTarget()).toBe('')
})
