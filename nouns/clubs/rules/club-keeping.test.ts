import { expect, test } from 'vitest'
import { type KeeperAct, type KeptTopic, keeperActsOn } from './club-keeping.ts'

const topic: KeptTopic = { own: false, kept: true, pinned: false, locked: false }

test.each<[string, Partial<KeptTopic>, { life: number; bomb: number }, KeeperAct[]]>([
  ['every act from bomb 6 on', {}, { life: 7, bomb: 6 }, ['pin', 'lock', 'rename', 'move']],
  ['the undoing of what is done', { pinned: true, locked: true }, { life: 8, bomb: 4 }, ['unpin', 'unlock']],
  ['pins alone at bomb 3', {}, { life: 7, bomb: 3 }, ['pin']],
  ['nothing below bomb 3', {}, { life: 8, bomb: 2 }, []],
  ['nothing to a keeper who lost life 7', {}, { life: 6, bomb: 8 }, []],
  ['nothing in a club of others', { kept: false }, { life: 8, bomb: 8 }, []],
  ['the lock of an own topic anywhere', { kept: false, own: true }, { life: 0, bomb: 4 }, ['lock']],
  ['no lock below bomb 4', { kept: false, own: true }, { life: 8, bomb: 3 }, []],
])('levels open %s', (_, state, levels, acts) => {
  expect(keeperActsOn({ ...topic, ...state }, levels)).toEqual(acts)
})
