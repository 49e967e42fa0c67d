import { site } from '@patisserie/contract/site'
import type { Draft } from '@patisserie/contract/writing'
import { limits } from '@patisserie/rules/limits'
import { beginWith } from './begin-with.ts'
import type { DraftState, KeeperParts, KeptWords } from './draft-state.ts'
import { later } from './later.ts'
import { dropLocal, type LocalCopy, readLocal, writeLocal } from './local-copy.ts'

/** Why the server keeps no draft, where trying again does not help. */
const refusals = new Map<string, 'full' | 'nowhere'>([
  ['ms.draftMost', 'full'],
  ['ms.draftBytes', 'full'],
  ['ms.draftNowhere', 'nowhere'],
])

/** Carries what is written to this browser's storage and, for members, to the server; never loses the one for the other. */
export const createDraftKeeper = ({ place, read, title, ownTitle, composing, show, call }: KeeperParts) => {
  const { drafts, saveDraft, dropDraft } = site.writing.calls
  let state: DraftState = {
    kept: 'nothing',
    at: null,
    said: null,
    restored: false,
    newer: null,
    guest: null,
    found: null,
    versions: [],
  }
  /** Whose words stand in the editor, 0 for a guest; null before that is known. They are kept under no other name. */
  let owner: number | null = null
  /** Who is signed in. */
  let reader = 0
  let base = 0
  /** Counts changes; `sent` is the count the server has. */
  let count = 0
  let sent = 0
  let sending = false
  /** Why the server took the last save not at all. */
  let refused: 'full' | 'nowhere' | null = null
  let round = 0
  let closed = false
  const listeners = new Set<() => void>()
  const set = (change: Partial<DraftState>) => {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }

  const copy = (): LocalCopy => ({
    document: read().document,
    title: title(),
    base,
    changed: count > sent,
    at: new Date().toISOString(),
  })
  const saveHere = (): boolean => {
    localSoon.stop()
    // Until the member has answered, what a guest wrote and what stands beside a kept draft are on the page alone.
    if (owner === null || state.guest?.shown || state.found?.waits) return false
    if (base === 0 && read().empty && title() === '') {
      dropLocal(owner, place)
      set({ kept: 'nothing', at: null })
      return true
    }
    const now = copy()
    const kept = writeLocal(owner, place, now)
    if (kept && state.kept === 'unsaved') set({ kept: 'local', at: now.at })
    return kept
  }
  const saveThere = async (force: 'Y' | 'N' = 'N'): Promise<boolean> => {
    serverSoon.stop()
    if (!owner || owner !== reader || sending || state.newer || state.found?.waits) return false
    const { document, empty, problem } = read()
    if ((problem && problem !== 'textEmpty') || (base === 0 && empty && title() === '')) return false
    sending = true
    const [mark, turn] = [count, round]
    const answer = await call(saveDraft, { place, title: title(), document, base, force }, { quiet: true })
    sending = false
    if (turn !== round) {
      // It was posted meanwhile: the draft must not come back.
      if (answer.ok) void call(dropDraft, { place }, { quiet: true })
      return false
    }
    if (answer.ok) {
      base = answer.value.version
      sent = mark
      if (count > sent) serverSoon.start()
      else set({ kept: 'server', at: answer.value.TIME })
      // Nothing the server has is left behind by an editor that is gone: its member may have logged out meanwhile.
      if (closed && count <= sent) dropLocal(owner, place)
      else writeLocal(owner, place, copy())
      const { version, TIME } = answer.value
      const kept = [{ version, TIME, title: title(), document }, ...state.versions]
      set({ versions: kept.slice(0, limits.draftVersions) })
      return true
    }
    refused = refusals.get(answer.refusal ?? '') ?? null
    if (answer.refusal === 'ms.draftNewer') set({ newer: (await look())[0] ?? null })
    else if (answer.auth === '') serverSoon.start(60_000)
    return false
  }
  const look = async (): Promise<readonly Draft[]> => {
    const turn = round
    const answer = await call(drafts, { place }, { quiet: true })
    if (answer.ok && turn === round) set({ versions: answer.value })
    return answer.ok ? answer.value : state.versions
  }
  const localSoon = later({ pause: 1_000, most: 5_000, act: saveHere, wait: composing })
  const serverSoon = later({ pause: 4_000, most: 20_000, act: () => void saveThere(), wait: composing })

  /** A draft never goes under a title that is not its own. */
  const waitsFor = (kept: string): boolean => ownTitle() && kept !== title()
  const wait = (waits: KeptWords, at: string) => set({ found: { title: waits.title, at, waits } })
  const announce = (kept: string, at: string) => set({ found: kept === '' ? null : { title: kept, at, waits: null } })

  const showDraft = (draft: Draft, how: 'begin' | 'change') => {
    base = draft.version
    if (how === 'begin' && waitsFor(draft.title)) return wait({ ...draft, base }, draft.TIME)
    show(draft.document, draft.title, how)
    announce(draft.title, draft.TIME)
    // Showing it counted as a change; the server has it already.
    localSoon.stop()
    serverSoon.stop()
    sent = count
    set({ kept: 'server', at: draft.TIME, restored: true, newer: null })
    if (owner !== null) writeLocal(owner, place, copy())
  }
  /** The words in the editor are this member's from now on, or a guest's. */
  const begin = (who: number) => {
    owner = who
    const found = readLocal(who, place)
    base = found?.base ?? 0
    if (found && waitsFor(found.title)) wait(found, found.at)
    else if (found && count === 0) {
      show(found.document, found.title, 'begin')
      announce(found.title, found.at)
      set({ kept: 'local', at: found.at, restored: true })
    } else if (count > 0) saveHere()
    if (who === 0) return
    const guest = readLocal(0, place)
    if (guest && !guest.notOf?.includes(who)) set({ guest: { copy: guest, shown: false } })
    void sync(found)
  }
  /** What the server has, against what is here. */
  const sync = async (found: LocalCopy | null) => {
    const whose = owner
    const answer = await call(drafts, { place }, { quiet: true })
    if (!answer.ok || whose !== owner || whose !== reader) return
    set({ versions: answer.value })
    const began = beginWith(count > 0 && !(ownTitle() && read().empty) ? copy() : found, answer.value[0] ?? null)
    if (began.with === 'both') set({ newer: began.draft })
    if (began.with === 'server') showDraft(began.draft, 'begin')
    if (began.with === 'copy') {
      base = began.base
      if (found?.changed || count > 0) serverSoon.start()
    }
    if (began.with === 'nothing' && found) {
      dropLocal(whose, place)
      base = 0
      if (!state.found?.waits) show(null, '', 'begin')
      set({ kept: 'nothing', at: null, restored: false, found: null })
    }
  }

  return {
    state: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Who is signed in; 0 for a guest. */
    open: (who: number) => {
      reader = who
      if (owner === null) return begin(who)
      if (owner === who) return count > sent ? serverSoon.start() : undefined
      serverSoon.stop()
      // Words of a member stay that member's, whoever comes.
      if (owner > 0) return
      if (base === 0 && read().empty && title() === '') return begin(who)
      saveHere()
      set({ guest: { copy: copy(), shown: true } })
    },
    /** What a guest wrote is the reader's own. */
    take: () => {
      const { guest } = state
      if (!guest || reader === 0) return
      set({ guest: null })
      dropLocal(0, place)
      if (!guest.shown) return show(guest.copy.document, guest.copy.title, 'change')
      owner = reader
      base = 0
      sent = 0
      count++
      saveHere()
      void sync(copy())
    },
    /** It is somebody else's: it stays where it was, and this member is not asked again. */
    leave: () => {
      const { guest } = state
      if (!guest) return
      set({ guest: null })
      writeLocal(0, place, { ...guest.copy, notOf: [...(guest.copy.notOf ?? []), reader] })
      if (!guest.shown) return
      forgetChanges()
      show(null, '', 'begin')
      begin(reader)
    },
    /** Goes on with the kept draft in place of what stands in the form, which undoing brings back. */
    goOn: () => {
      const waits = state.found?.waits
      if (!waits) return
      announce(waits.title, state.found?.at ?? '')
      base = waits.base
      show(waits.document, waits.title, 'change')
    },
    /** What stands in the form is kept in its place; older versions stay on the server until the post. */
    startAnew: () => {
      set({ found: null })
      if (owner !== null) dropLocal(owner, place)
      localSoon.start()
      serverSoon.start()
    },
    changed: () => {
      count++
      if (state.kept !== 'unsaved' || state.said) set({ kept: 'unsaved', said: null })
      localSoon.start()
      serverSoon.start()
    },
    /** On demand. */
    save: async (): Promise<boolean> => {
      const here = saveHere()
      refused = null
      const there = await saveThere()
      set({ said: refused ?? (here || there ? 'autosave' : 'notKept') })
      return here || there
    },
    /** At once, for a page that goes away. */
    flush: () => {
      if (count > sent) saveHere()
    },
    choose: (which: 'mine' | 'theirs') => {
      const { newer } = state
      if (!newer) return
      if (which === 'theirs') return showDraft(newer, 'change')
      set({ newer: null })
      void saveThere('Y')
    },
    /** An older version comes back as a change that can be undone. */
    restore: ({ document, title: was }: Draft) => show(document, was, 'change'),
    /** Throws the draft away, here and on the server. */
    discard: () => {
      forget()
      show(null, '', 'change')
      if (owner && owner === reader) void call(dropDraft, { place }, { quiet: true })
    },
    /** The server has closed the draft with the post. */
    posted: () => {
      const waits = state.found?.waits
      forget()
      show(null, '', 'begin')
      // The post closed the draft of its place; one that nobody looked at is no part of it.
      if (!waits || !owner) return
      writeLocal(owner, place, { ...waits, base: 0, changed: true, at: new Date().toISOString() })
      const { document, title: kept } = waits
      if (owner === reader) void call(saveDraft, { place, title: kept, document, base: 0, force: 'Y' }, { quiet: true })
    },
    close: () => {
      closed = true
      if (count > sent) saveHere()
      localSoon.stop()
      serverSoon.stop()
      if (count > sent) void saveThere()
    },
  }

  function forget(): void {
    if (owner !== null) {
      dropLocal(owner, place)
      // What is written next is written by whoever sits here.
      owner = reader
    }
    forgetChanges()
  }

  function forgetChanges(): void {
    round++
    localSoon.stop()
    serverSoon.stop()
    base = 0
    count = 0
    sent = 0
    set({ kept: 'nothing', at: null, said: null, restored: false, newer: null, guest: null, found: null, versions: [] })
  }
}

export type DraftKeeper = ReturnType<typeof createDraftKeeper>
