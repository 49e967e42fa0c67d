import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { refused } from '#api/answer.ts'
import type { Call } from '#api/client.ts'
import type { Draft } from '#contract/writing.ts'
import { site } from '#site/contract.ts'
import type { RichDocument } from '../../editor-types.ts'
import { createDraftKeeper } from './draft-keeper.ts'
import { readLocal, writeLocal } from './local-copy.ts'

const place = 't:17'
const { drafts, saveDraft, dropDraft } = site.writing.calls
const says = (text: string): RichDocument =>
  text === ''
    ? { type: 'doc', content: [{ type: 'paragraph' }] }
    : { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] }
const textOf = (document: unknown): string => /"text":"([^"]*)"/.exec(JSON.stringify(document))?.[1] ?? ''

let stored: Map<string, string>
let storageWorks: boolean
/** Versions on the server by member, newest first. */
let shelf: Map<number, Draft[]>
let signedIn: number
let refusal: 'ms.draftMost' | 'ms.draftBytes' | 'ms.draftNowhere' | 'netError2' | null
/** While it is set, calls wait for `open`. */
let line: { open: () => void; waits: Promise<void> } | null
let asked: string[]

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-01T10:00:00Z') })
  stored = new Map()
  storageWorks = true
  shelf = new Map()
  signedIn = 0
  refusal = null
  line = null
  asked = []
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (!storageWorks) throw new Error('full')
      stored.set(key, value)
    },
    removeItem: (key: string) => stored.delete(key),
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const holdTheLine = () => {
  let open = () => {}
  line = { waits: new Promise<void>((resolve) => (open = resolve)), open: () => open() }
  return line
}

/**
 * Fakes the draft calls by the rules of the contract: a base that is not the newest version is refused, unless forced.
 */
const call = (async (
  endpoint: unknown,
  input: { title: string; document: RichDocument; base: number; force?: string },
  how?: { quiet?: boolean },
) => {
  // What the keeper does by itself never shows a notice.
  expect(how).toEqual({ quiet: true })
  const who = signedIn
  const own = shelf.get(who) ?? []
  await line?.waits
  if (endpoint === drafts) {
    asked.push('drafts')
    return refusal === 'netError2' ? refused({ refusal }) : { ok: true, value: own }
  }
  if (endpoint === dropDraft) {
    asked.push('drop')
    shelf.delete(who)
    return { ok: true, value: null }
  }
  expect(endpoint).toBe(saveDraft)
  asked.push(`save ${textOf(input.document)}`)
  if (refusal) return refused({ refusal })
  const newest = own[0]?.version ?? 0
  if (input.force !== 'Y' && input.base !== newest) return refused({ refusal: 'ms.draftNewer' })
  const draft = { version: newest + 1, TIME: new Date().toISOString(), title: input.title, document: input.document }
  shelf.set(who, [draft, ...own])
  return { ok: true, value: { version: draft.version, TIME: draft.TIME } }
}) as unknown as Call

/** Fakes an editor with a title, as the keeper uses it. */
const openEditor = ({ given = '', typedTitle = '' } = {}) => {
  const page = {
    text: '',
    title: typedTitle || given,
    given,
    problem: null as null | 'textLong',
    composing: false,
    quotes: false,
  }
  const shown: string[] = []
  const keeper = createDraftKeeper({
    place,
    read: () => ({
      document: says(page.text),
      characters: page.text.length,
      quotes: page.quotes,
      bytes: page.text.length,
      empty: page.text === '',
      pictures: 0,
      problem: page.text === '' ? 'textEmpty' : page.problem,
    }),
    title: () => page.title,
    ownTitle: () => page.title !== '' && page.title !== page.given,
    composing: () => page.composing,
    show: (document, title, how) => {
      page.text = textOf(document)
      page.title = title
      page.given = title
      shown.push(`${how}: ${page.text}`)
      // An undoable change makes the editor report a change; a beginning does not.
      if (how === 'change') keeper.changed()
    },
    call,
  })
  const type = (text: string) => {
    page.text = text
    keeper.changed()
  }
  return { page, shown, keeper, type, state: keeper.state }
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const signIn = async (editor: ReturnType<typeof openEditor>, who: number) => {
  signedIn = who
  editor.keeper.open(who)
  await pass(0)
}
const open = async (who: number, how?: Parameters<typeof openEditor>[0]) => {
  const editor = openEditor(how)
  await signIn(editor, who)
  return editor
}
const onShelf = (who: number) => (shelf.get(who) ?? []).map(({ document }) => textOf(document))
const draft = (text: string, version: number, title = ''): Draft => ({
  version,
  TIME: '2026-11-01T09:00:00Z',
  title,
  document: says(text),
})
const keep = (who: number, text: string, { base = 0, changed = true, title = '' } = {}) =>
  writeLocal(who, place, { document: says(text), title, base, changed, at: '2026-11-01T08:00:00Z' })

test('what a member writes is in this browser after a second and on the server after four', async () => {
  const editor = await open(5)
  editor.type('hello')
  expect(editor.state()).toMatchObject({ kept: 'unsaved', at: null })
  await pass(1_000)
  expect(editor.state()).toMatchObject({ kept: 'local', at: '2026-11-01T10:00:01.000Z' })
  expect(readLocal(5, place)).toMatchObject({ base: 0, changed: true, document: says('hello') })
  expect(onShelf(5)).toEqual([])
  await pass(3_000)
  expect(onShelf(5)).toEqual(['hello'])
  expect(editor.state()).toMatchObject({ kept: 'server', at: '2026-11-01T10:00:04.000Z' })
  expect(editor.state().versions).toHaveLength(1)
  expect(readLocal(5, place)).toMatchObject({ base: 1, changed: false })
})

test('a quotation alone is kept, though it cannot be posted', async () => {
  const editor = await open(5)
  editor.page.quotes = true
  editor.keeper.changed()
  await pass(1_000)
  expect(readLocal(5, place)).toMatchObject({ base: 0, changed: true })
  expect(editor.state().kept).toBe('local')
})

test('before anything happens nothing is kept, found or asked', () => {
  expect(openEditor().state()).toEqual({
    kept: 'nothing',
    at: null,
    said: null,
    restored: false,
    newer: null,
    guest: null,
    found: null,
    line: 'there',
    ended: 0,
    versions: [],
  })
})

test('a guest’s words never go to the server, and every member’s drafts are read at once', async () => {
  const guest = await open(0)
  guest.type('by a guest')
  await pass(30_000)
  expect(asked).toEqual([])
  await open(1)
  expect(asked).toEqual(['drafts'])
})

test('who types without a pause is saved here every five seconds, on the server every twenty', async () => {
  const editor = await open(5)
  const typeUntil = async (end: number) => {
    while (Date.now() < start + end - 900) {
      editor.type(`text at ${Date.now() - start}`)
      await pass(900)
    }
  }
  const start = Date.now()
  await typeUntil(5_000)
  editor.type('still typing')
  await pass(start + 4_999 - Date.now())
  expect(readLocal(5, place)).toBeNull()
  await pass(1)
  expect(readLocal(5, place)).toMatchObject({ document: says('still typing') })
  await typeUntil(20_000)
  editor.type('typing on')
  await pass(start + 19_999 - Date.now())
  expect(onShelf(5)).toEqual([])
  await pass(1)
  expect(onShelf(5)).toEqual(['typing on'])
})

test('what was typed before the reader was known is kept as soon as it is', async () => {
  const editor = openEditor()
  editor.type('early')
  await pass(2_000)
  expect(stored.size).toBe(0)
  await signIn(editor, 5)
  expect(readLocal(5, place)).toMatchObject({ document: says('early') })
})

test('what is typed while the drafts are read is not replaced by them', async () => {
  shelf.set(5, [draft('theirs', 1)])
  const editor = openEditor()
  const slow = holdTheLine()
  await signIn(editor, 5)
  editor.type('mine')
  line = null
  slow.open()
  await pass(0)
  expect(editor.page.text).toBe('mine')
  expect(editor.state().newer).toMatchObject({ version: 1 })
})

test('a failed line leaves the copy of this browser in the editor', async () => {
  keep(5, 'mine')
  refusal = 'netError2'
  const editor = await open(5)
  expect(editor.page.text).toBe('mine')
  expect(editor.state()).toMatchObject({ kept: 'local', versions: [] })
})

test('drafts of a member that arrive after another one signed in are not shown', async () => {
  shelf.set(5, [draft('of five', 1)])
  const editor = openEditor()
  const slow = holdTheLine()
  await signIn(editor, 5)
  editor.keeper.open(6)
  line = null
  slow.open()
  await pass(0)
  expect(editor.shown).toEqual([])
  expect(editor.state().versions).toEqual([])
})

test('drafts that arrive after the words became another member’s are not shown', async () => {
  shelf.set(5, [draft('of five', 1)])
  const editor = openEditor()
  const slow = holdTheLine()
  await signIn(editor, 5)
  editor.keeper.open(6)
  editor.keeper.discard()
  editor.keeper.open(5)
  line = null
  slow.open()
  await pass(0)
  expect(editor.shown).toEqual(['change: '])
  expect(editor.state().versions).toEqual([])
})

test('a copy that equals the server’s version is not sent again', async () => {
  shelf.set(5, [draft('sent', 1)])
  keep(5, 'sent', { base: 1, changed: false })
  await open(5)
  await pass(30_000)
  expect(asked).toEqual(['drafts'])
})

test('an empty editor keeps nothing, and one that was emptied forgets its copy', async () => {
  const editor = await open(5)
  editor.keeper.changed()
  await pass(10_000)
  expect(asked).toEqual(['drafts'])
  expect(editor.state().kept).toBe('nothing')
  editor.type('a')
  await pass(1_000)
  editor.type('')
  await pass(1_000)
  expect(readLocal(5, place)).toBeNull()
  expect(editor.state()).toMatchObject({ kept: 'nothing', at: null })
})

test('a title alone is worth keeping', async () => {
  const editor = await open(5, { typedTitle: 'Title' })
  editor.keeper.changed()
  await pass(4_000)
  expect(shelf.get(5)?.[0]?.title).toBe('Title')
})

test('a document the server would refuse stays in this browser until it is mended', async () => {
  const editor = await open(5)
  editor.page.problem = 'textLong'
  editor.type('too long')
  await pass(10_000)
  expect(onShelf(5)).toEqual([])
  expect(editor.state().kept).toBe('local')
})

test('nothing is saved in the middle of a composition', async () => {
  const editor = await open(5)
  editor.page.composing = true
  editor.type('ni')
  await pass(30_000)
  expect(readLocal(5, place)).toBeNull()
  editor.page.composing = false
  await pass(250)
  expect(readLocal(5, place)).not.toBeNull()
})

test('what is typed while a save is under way is saved after it', async () => {
  const editor = await open(5)
  editor.type('one')
  const slow = holdTheLine()
  await pass(4_000)
  editor.type('two')
  line = null
  slow.open()
  await pass(0)
  expect(editor.state().kept).not.toBe('server')
  expect(readLocal(5, place)).toMatchObject({ base: 1, changed: true, document: says('two') })
  await pass(4_000)
  expect(onShelf(5)).toEqual(['two', 'one'])
  expect(editor.state().kept).toBe('server')
})

test('two saves are never under way at once', async () => {
  const editor = await open(5)
  editor.type('one')
  const slow = holdTheLine()
  await pass(4_000)
  const second = editor.keeper.save()
  line = null
  slow.open()
  expect(await second).toBe(true)
  await pass(0)
  expect(asked.filter((each) => each.startsWith('save'))).toEqual(['save one'])
})

test('of many versions the page lists as many as the server keeps', async () => {
  const editor = await open(5)
  for (let n = 1; n <= 7; n++) {
    editor.type(`text ${n}`)
    await pass(4_000)
  }
  expect(editor.state().versions.map(({ document }) => textOf(document))).toEqual([
    'text 7',
    'text 6',
    'text 5',
    'text 4',
    'text 3',
  ])
})

test('a failed line is tried again after a minute, a refusal for a reason is said on demand', async () => {
  const editor = await open(5)
  refusal = 'netError2'
  editor.type('hello')
  await pass(4_000)
  refusal = null
  await pass(59_000)
  expect(onShelf(5)).toEqual([])
  await pass(1_000)
  expect(onShelf(5)).toEqual(['hello'])
  for (const [code, said] of [
    ['ms.draftMost', 'full'],
    ['ms.draftBytes', 'full'],
    ['ms.draftNowhere', 'nowhere'],
  ] as const) {
    refusal = code
    editor.type(code)
    expect(await editor.keeper.save()).toBe(true)
    expect(editor.state().said).toBe(said)
  }
  refusal = null
  expect(await editor.keeper.save()).toBe(true)
  expect(editor.state().said).toBe('autosave')
})

test('one of the two places is enough for saving on demand', async () => {
  const editor = await open(5)
  editor.type('hello')
  refusal = 'netError2'
  expect(await editor.keeper.save()).toBe(true)
  expect(editor.state().said).toBe('autosave')
  refusal = null
  storageWorks = false
  expect(await editor.keeper.save()).toBe(true)
  expect(editor.state()).toMatchObject({ said: 'autosave', kept: 'server' })
})

test('saving nothing on demand succeeds; a guest without storage is told that nothing was kept', async () => {
  expect(await (await open(5)).keeper.save()).toBe(true)
  const guest = await open(0)
  storageWorks = false
  guest.type('by a guest')
  expect(await guest.keeper.save()).toBe(false)
  expect(guest.state().said).toBe('notKept')
})

test('where neither browser nor server keeps it, saving on demand says so', async () => {
  const editor = await open(5)
  storageWorks = false
  refusal = 'netError2'
  editor.type('hello')
  expect(await editor.keeper.save()).toBe(false)
  expect(editor.state()).toMatchObject({ said: 'notKept', kept: 'unsaved' })
})

test('the newest version of the server begins, with its title', async () => {
  shelf.set(5, [draft('newer', 3, 'Title'), draft('older', 2)])
  const editor = await open(5)
  expect(editor.page).toMatchObject({ text: 'newer', title: 'Title' })
  expect(editor.shown).toEqual(['begin: newer'])
  expect(editor.state()).toMatchObject({ kept: 'server', restored: true, at: '2026-11-01T09:00:00Z', newer: null })
  expect(editor.state().found).toMatchObject({ title: 'Title', waits: null })
  expect(readLocal(5, place)).toMatchObject({ base: 3, changed: false })
  editor.type('newer still')
  await pass(4_000)
  expect(onShelf(5)[0]).toBe('newer still')
})

test('a draft without a title is restored without a line about one', async () => {
  shelf.set(5, [draft('words', 1)])
  expect((await open(5)).state()).toMatchObject({ restored: true, found: null })
})

test('a copy with unsent changes goes on, and is sent', async () => {
  shelf.set(5, [draft('sent', 1)])
  keep(5, 'sent and more', { base: 1 })
  const editor = await open(5)
  expect(editor.shown).toEqual(['begin: sent and more'])
  expect(editor.state()).toMatchObject({ restored: true, at: '2026-11-01T08:00:00Z' })
  await pass(4_000)
  expect(onShelf(5)[0]).toBe('sent and more')
  expect(editor.state().newer).toBeNull()
})

test('a copy of before any version, while the server has one from another device: the writer chooses', async () => {
  shelf.set(5, [draft('theirs', 1)])
  keep(5, 'mine', { base: 0 })
  const editor = await open(5)
  expect(editor.page.text).toBe('mine')
  expect(editor.state().newer?.version).toBe(1)
  await pass(10_000)
  expect(onShelf(5)).toEqual(['theirs'])
  editor.keeper.choose('mine')
  await pass(0)
  expect(editor.state().newer).toBeNull()
  expect(onShelf(5)).toEqual(['mine', 'theirs'])
  expect(readLocal(5, place)).toMatchObject({ base: 2, changed: false })
})

test('who chooses the other device has its words, as a change to undo', async () => {
  shelf.set(5, [draft('theirs', 1)])
  keep(5, 'mine', { base: 0 })
  const editor = await open(5)
  editor.keeper.choose('theirs')
  await pass(10_000)
  expect(editor.shown.at(-1)).toBe('change: theirs')
  expect(editor.state()).toMatchObject({ newer: null })
  expect(onShelf(5)).toEqual(['theirs'])
})

test('another device that saves meanwhile is told of, and nothing is overwritten', async () => {
  const editor = await open(5)
  editor.type('one')
  await pass(4_000)
  shelf.set(5, [draft('from the phone', 2), ...(shelf.get(5) ?? [])])
  editor.type('two')
  await pass(4_000)
  expect(onShelf(5)).toEqual(['from the phone', 'one'])
  expect(editor.state().newer).toMatchObject({ version: 2 })
  expect(editor.state().versions.map(({ version }) => version)).toEqual([2, 1])
  const before = asked.length
  editor.type('three')
  await pass(30_000)
  expect(asked).toHaveLength(before)
})

test('a post that goes out while the newer version is read leaves none behind', async () => {
  const editor = await open(5)
  editor.type('one')
  await pass(4_000)
  shelf.set(5, [draft('from the phone', 2), ...(shelf.get(5) ?? [])])
  editor.type('two')
  await pass(3_999)
  const slow = holdTheLine()
  await pass(1)
  line = null
  slow.open()
  const slower = holdTheLine()
  await pass(0)
  editor.keeper.posted()
  line = null
  slower.open()
  await pass(0)
  expect(editor.state().versions).toEqual([])
})

test('a version that was posted elsewhere does not come back', async () => {
  keep(5, 'posted', { base: 3, changed: false })
  const editor = await open(5)
  expect(editor.shown).toEqual(['begin: posted', 'begin: '])
  expect(editor.state()).toMatchObject({ kept: 'nothing', at: null, restored: false, found: null })
  expect(readLocal(5, place)).toBeNull()
  editor.type('new')
  await pass(4_000)
  expect(editor.state().kept).toBe('server')
})

test('words of a guest who logs in are asked about, not sent as the member’s', async () => {
  const editor = await open(0)
  editor.type('by a guest')
  await pass(1_000)
  expect(readLocal(0, place)).toMatchObject({ document: says('by a guest') })
  await signIn(editor, 5)
  expect(editor.state().guest).toMatchObject({ shown: true })
  await pass(10_000)
  expect(onShelf(5)).toEqual([])
  editor.keeper.take()
  await pass(4_000)
  expect(onShelf(5)).toEqual(['by a guest'])
  expect(readLocal(0, place)).toBeNull()
  expect(editor.state().guest).toBeNull()
})

test('a guest who wrote nothing becomes the member without a question', async () => {
  shelf.set(5, [draft('kept', 1)])
  const editor = await open(0)
  await signIn(editor, 5)
  expect(editor.state().guest).toBeNull()
  expect(editor.page.text).toBe('kept')
})

test('words that are somebody else’s stay where they were, and the member is not asked again', async () => {
  const editor = await open(0)
  editor.type('by a guest')
  await signIn(editor, 5)
  editor.keeper.leave()
  await pass(0)
  expect(editor.page.text).toBe('')
  expect(readLocal(0, place)).toMatchObject({ document: says('by a guest'), notOf: [5] })
  expect((await open(5)).state().guest).toBeNull()
  expect((await open(6)).state().guest).toMatchObject({ shown: false })
})

test('a guest’s copy that is found later comes in as a change', async () => {
  keep(0, 'by a guest')
  const editor = await open(5)
  expect(editor.state().guest).toMatchObject({ shown: false })
  editor.keeper.take()
  expect(editor.shown).toEqual(['change: by a guest'])
  expect(readLocal(0, place)).toBeNull()
  await pass(4_000)
  expect(onShelf(5)).toEqual(['by a guest'])
})

test('words of a member stay that member’s when another one signs in in the same tab', async () => {
  const editor = await open(1)
  editor.type('of the first')
  await signIn(editor, 6)
  await pass(10_000)
  expect(onShelf(6)).toEqual([])
  expect(readLocal(6, place)).toBeNull()
  expect(readLocal(1, place)).toMatchObject({ document: says('of the first') })
  expect(editor.state().guest).toBeNull()
  await signIn(editor, 1)
  await pass(4_000)
  expect(onShelf(1)).toEqual(['of the first'])
})

test('a guest’s restored words are new to the member who takes them', async () => {
  keep(0, 'by a guest', { changed: false })
  const editor = await open(0)
  await signIn(editor, 5)
  editor.keeper.take()
  expect(readLocal(5, place)).toMatchObject({ base: 0, changed: true })
})

test('a draft that was posted while its save was under way does not come back', async () => {
  const editor = await open(5)
  editor.type('posted')
  const slow = holdTheLine()
  await pass(4_000)
  editor.keeper.posted()
  line = null
  slow.open()
  await pass(10_000)
  expect(asked).toEqual(['drafts', 'save posted', 'drop'])
  expect(onShelf(5)).toEqual([])
  expect(readLocal(5, place)).toBeNull()
  expect(editor.state()).toMatchObject({ kept: 'nothing', versions: [] })
  expect(editor.page.text).toBe('')
})

test('after a post the next words begin a draft of their own', async () => {
  const editor = await open(5)
  editor.type('first')
  await pass(4_000)
  shelf.delete(5)
  editor.keeper.posted()
  editor.type('second')
  await pass(4_000)
  expect(onShelf(5)).toEqual(['second'])
})

test('discarding drops it here and on the server, and can be undone', async () => {
  const editor = await open(5)
  editor.type('hello')
  await pass(4_000)
  editor.keeper.discard()
  expect(editor.shown).toEqual(['change: '])
  await pass(10_000)
  expect(asked.at(-1)).toBe('drop')
  expect(onShelf(5)).toEqual([])
  expect(readLocal(5, place)).toBeNull()
})

test('a kept draft with another title than the form’s waits to be asked for', async () => {
  shelf.set(5, [draft('of a title', 4, 'Kept title')])
  const editor = await open(5, { typedTitle: 'Typed title' })
  expect(editor.page).toMatchObject({ text: '', title: 'Typed title' })
  expect(editor.state().found).toMatchObject({ title: 'Kept title', waits: { base: 4 } })
  editor.keeper.changed()
  await pass(10_000)
  expect(onShelf(5)).toEqual(['of a title'])
  expect(readLocal(5, place)).toBeNull()
  editor.keeper.goOn()
  expect(editor.page).toMatchObject({ text: 'of a title', title: 'Kept title' })
  // Taken, it needs no announcement.
  expect(editor.state().found).toBeNull()
  editor.type('of a title, more')
  await pass(4_000)
  expect(onShelf(5)[0]).toBe('of a title, more')
})

test('a copy in this browser with another title waits as well; starting anew drops it', async () => {
  keep(5, 'of a title', { title: 'Kept title' })
  const editor = await open(5, { typedTitle: 'Typed title' })
  expect(editor.state().found?.waits).toMatchObject({ title: 'Kept title', base: 0 })
  editor.page.text = 'anew'
  editor.keeper.startAnew()
  expect(readLocal(5, place)).toBeNull()
  expect(editor.state().found).toBeNull()
  await pass(4_000)
  expect(onShelf(5)).toEqual(['anew'])
})

test('starting anew beside a version of the server keeps the form’s text here and there', async () => {
  shelf.set(5, [draft('of a title', 4, 'Kept title')])
  const editor = await open(5, { typedTitle: 'Typed title' })
  editor.page.text = 'anew'
  editor.keeper.startAnew()
  await pass(1_000)
  expect(readLocal(5, place)).toMatchObject({ base: 4, document: says('anew') })
  await pass(3_000)
  expect(onShelf(5)).toEqual(['anew', 'of a title'])
})

test('an editor closed right after starting anew saves nothing later', async () => {
  shelf.set(5, [draft('of a title', 4, 'Kept title')])
  const editor = await open(5, { typedTitle: 'Typed title' })
  editor.keeper.startAnew()
  editor.keeper.close()
  await pass(30_000)
  expect(readLocal(5, place)).toBeNull()
  expect(asked).toEqual(['drafts'])
})

test('a waiting draft that nobody looked at outlives the post of what stood beside it', async () => {
  shelf.set(5, [draft('of a title', 4, 'Kept title')])
  const editor = await open(5, { typedTitle: 'Typed title' })
  editor.type('posted beside it')
  shelf.delete(5)
  editor.keeper.posted()
  await pass(0)
  expect(onShelf(5)).toEqual(['of a title'])
  expect(shelf.get(5)?.[0]?.title).toBe('Kept title')
  expect(readLocal(5, place)).toMatchObject({ base: 0, changed: true, document: says('of a title') })
})

test('a newer draft of another device that nobody chose between outlives the post of what was written here', async () => {
  shelf.set(5, [draft('from the phone', 4)])
  const slow = holdTheLine()
  const editor = await open(5)
  editor.type('typed before it came')
  line = null
  slow.open()
  await pass(0)
  expect(editor.state().newer).toMatchObject({ version: 4 })
  shelf.delete(5)
  editor.keeper.posted()
  await pass(0)
  expect(onShelf(5)).toEqual(['from the phone'])
  expect(readLocal(5, place)).toMatchObject({ base: 0, changed: true, document: says('from the phone') })
})

test('an older version comes back as a change', async () => {
  const editor = await open(5)
  editor.keeper.restore(draft('older', 1, 'Old title'))
  expect(editor.shown).toEqual(['change: older'])
  await pass(4_000)
  expect(onShelf(5)).toEqual(['older'])
})

test('a page that goes away keeps what was not sent, at once', async () => {
  const editor = await open(5)
  editor.keeper.flush()
  expect(stored.size).toBe(0)
  editor.type('hello')
  editor.keeper.flush()
  expect(readLocal(5, place)).toMatchObject({ document: says('hello'), at: '2026-11-01T10:00:00.000Z' })
  // Nothing is left to do after a second.
  await pass(2_000)
  expect(readLocal(5, place)).toMatchObject({ at: '2026-11-01T10:00:00.000Z' })
})

test('a closed editor sends what is left and leaves no copy behind', async () => {
  const editor = await open(5)
  editor.type('hello')
  editor.keeper.close()
  await pass(0)
  expect(onShelf(5)).toEqual(['hello'])
  expect(readLocal(5, place)).toBeNull()
  await pass(60_000)
  expect(asked).toEqual(['drafts', 'save hello'])
})

test('a closed editor whose save fails leaves the copy', async () => {
  const editor = await open(5)
  editor.type('hello')
  refusal = 'ms.draftMost'
  editor.keeper.close()
  await pass(0)
  expect(readLocal(5, place)).toMatchObject({ changed: true, document: says('hello') })
})

test('whoever listens is told of each change until they leave', async () => {
  const editor = await open(5)
  let told = 0
  const leave = editor.keeper.subscribe(() => told++)
  editor.type('a')
  expect(told).toBe(1)
  leave()
  await pass(10_000)
  expect(told).toBe(1)
})

test('what another program left in the storage is no copy', () => {
  for (const value of [
    '',
    'null',
    '[]',
    '3',
    '{"document":null}',
    '{"document":{},"title":1,"base":0,"changed":true,"at":""}',
  ]) {
    stored.set(`draft.5.${place}`, value)
    expect(readLocal(5, place)).toBeNull()
  }
})

test('a restored draft is announced until something is typed', async () => {
  shelf.set(5, [draft('half of it', 1, 'Kept title')])
  const editor = await open(5)
  expect(editor.state()).toMatchObject({ restored: true, found: { title: 'Kept title', waits: null } })
  editor.type('half of it and')
  expect(editor.state()).toMatchObject({ restored: false, found: null })
  await pass(4_000)
  expect(editor.state()).toMatchObject({ kept: 'server', restored: false, found: null })
})

test('a line that is gone is said at once, and what waits is sent when it is back', async () => {
  const editor = await open(5)
  editor.keeper.line(false)
  expect(editor.state().line).toBe('gone')
  refusal = 'netError2'
  editor.type('written in a tunnel')
  await pass(4_000)
  expect([editor.state().kept, onShelf(5)]).toEqual(['local', []])
  refusal = null
  editor.keeper.line(true)
  await pass(0)
  expect([editor.state().line, editor.state().kept, onShelf(5)]).toEqual(['back', 'server', ['written in a tunnel']])
})

test('a save that does not reach the server says that the line is gone, and the next one that it is back', async () => {
  const editor = await open(5)
  refusal = 'netError2'
  editor.type('no answer')
  await pass(4_000)
  expect(editor.state().line).toBe('gone')
  refusal = null
  await pass(60_000)
  expect([editor.state().line, editor.state().kept]).toEqual(['back', 'server'])
})

test('what another tab saves is shown where nothing was typed since, and never over typed words', async () => {
  const [one, two] = [await open(5), await open(5)]
  one.type('first')
  await pass(4_000)
  await two.keeper.follow()
  expect(two.page.text).toBe('')
  const three = await open(5)
  one.type('first and more')
  await pass(4_000)
  await three.keeper.follow()
  expect([three.page.text, three.state().found, three.state().restored]).toEqual(['first and more', null, false])
  three.type('first and mine')
  one.type('first and more still')
  await pass(1_000)
  await one.keeper.save()
  await three.keeper.follow()
  expect(three.page.text).toBe('first and mine')
})

test('a draft that ended in another tab ends here; what was typed here since is a new one', async () => {
  keep(5, 'posted there', { base: 1, changed: false })
  shelf.set(5, [draft('posted there', 1)])
  const [idle, typing] = [await open(5), await open(5)]
  typing.type('posted there, and more')
  shelf.delete(5)
  idle.keeper.endedElsewhere()
  typing.keeper.endedElsewhere()
  await pass(4_000)
  expect([idle.page.text, typing.page.text, onShelf(5)]).toEqual([
    '',
    'posted there, and more',
    ['posted there, and more'],
  ])
})

test('words typed on a draft that was posted from another device are saved as a new one', async () => {
  shelf.set(5, [draft('posted there', 1)])
  const editor = await open(5)
  shelf.delete(5)
  editor.type('posted there, and more')
  await pass(8_000)
  expect([editor.state().newer, editor.state().kept, onShelf(5)]).toEqual([null, 'server', ['posted there, and more']])
})

test('a hidden tab does not store again over what another tab has stored since', async () => {
  const editor = await open(0)
  editor.type('by the one')
  await pass(1_000)
  keep(0, 'by the other')
  editor.keeper.flush()
  expect(editor.keeper.keep()).toBe(true)
  editor.keeper.close()
  expect(textOf(readLocal(0, place)?.document)).toBe('by the other')
})

test('an editor opened again while the closed one’s save is under way continues that version', async () => {
  const first = await open(5)
  first.type('quote of #2')
  const slow = holdTheLine()
  first.keeper.close()
  line = null
  const second = await open(5)
  expect(second.page.text).toBe('quote of #2')
  second.type('quote of #2, quote of #3')
  await pass(5_000)
  slow.open()
  await pass(5_000)
  expect(second.state().newer).toBeNull()
  expect(onShelf(5)).toEqual(['quote of #2, quote of #3', 'quote of #2'])
  expect(readLocal(5, place)).toMatchObject({ base: 2, changed: false })
})

test('a copy that an opened editor wrote while an earlier save was under way survives a reload', async () => {
  const first = await open(5)
  first.type('quote of #2')
  const slow = holdTheLine()
  first.keeper.close()
  line = null
  const second = await open(5)
  second.type('quote of #2, quote of #3')
  second.keeper.flush()
  slow.open()
  await pass(0)
  const reloaded = await open(5)
  expect([reloaded.page.text, reloaded.state().newer]).toEqual(['quote of #2, quote of #3', null])
})

test('what is inserted once the editor has begun is added to the draft of the server', async () => {
  const first = await open(5)
  first.type('quote of #2')
  first.keeper.close()
  await pass(0)
  const second = openEditor()
  const slow = holdTheLine()
  let inserted = false
  void second.keeper.begun.then(() => {
    inserted = true
    second.type(`${second.page.text}, quote of #3`)
  })
  await signIn(second, 5)
  expect(inserted).toBe(false)
  line = null
  slow.open()
  await pass(4_000)
  expect(second.state().newer).toBeNull()
  expect(onShelf(5)[0]).toBe('quote of #2, quote of #3')
})

test('an editor closed while its save is under way sends the rest when that is answered', async () => {
  const editor = await open(5)
  editor.type('half')
  const slow = holdTheLine()
  await pass(4_000)
  editor.type('half and the rest')
  editor.keeper.close()
  line = null
  slow.open()
  await pass(0)
  expect(onShelf(5)).toEqual(['half and the rest', 'half'])
})

test('a save that arrives after its text was posted leaves no draft behind', async () => {
  const first = await open(5)
  first.type('posted')
  const slow = holdTheLine()
  first.keeper.close()
  line = null
  const second = await open(5)
  second.keeper.posted()
  slow.open()
  await pass(0)
  expect([onShelf(5), readLocal(5, place)]).toEqual([[], null])
  second.type('another')
  await pass(4_000)
  expect(onShelf(5)).toEqual(['another'])
})

test('a version stored between a post and its answer is deleted', async () => {
  const editor = await open(5)
  editor.type('posted')
  // The post has closed the draft before this save.
  await pass(4_000)
  editor.keeper.posted()
  await pass(0)
  expect(onShelf(5)).toEqual([])
})

test('versions that are read while the text is posted are not shown', async () => {
  keep(5, 'posted', { base: 1, changed: false })
  shelf.set(5, [draft('posted', 1)])
  const editor = openEditor()
  const slow = holdTheLine()
  await signIn(editor, 5)
  line = null
  editor.keeper.posted()
  slow.open()
  await pass(0)
  expect([editor.page.text, editor.state().kept, readLocal(5, place)]).toEqual(['', 'nothing', null])
})
