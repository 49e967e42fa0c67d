import { site } from '@patisserie/contract/site'
import type { Draft } from '@patisserie/contract/writing'
import { limits } from '@patisserie/rules/limits'
import { beginWith } from './begin-with.ts'
import { type DraftState, type KeeperParts, type KeptWords, nothingTyped } from './draft-state.ts'
import { later } from './later.ts'
import { dropLocal, type LocalCopy, readLocal, writeLocal } from './local-copy.ts'

/** Refusals of a draft for which a retry does not help. */
const refusals = new Map<string, 'full' | 'nowhere'>([
  ['ms.draftMost', 'full'],
  ['ms.draftBytes', 'full'],
  ['ms.draftNowhere', 'nowhere'],
])

/**
 * Stores what is typed in this browser and, for members, on the server. A failure of one must never lose the copy in
 * the other.
 */
export const createDraftKeeper = ({ place, read, title, ownTitle, composing, show, call }: KeeperParts) => {
  const { drafts, saveDraft, dropDraft } = site.writing.calls
  let state = nothingTyped
  /** Owner of the editor's text; 0 for a guest, null while unknown. The text is stored under this owner only. */
  let owner: number | null = null
  /** The signed-in member; 0 for a guest. */
  let reader = 0
  let base = 0
  /** `count` is the number of changes so far; `sent` its value at the last successful save on the server. */
  let count = 0
  let sent = 0
  let sending = false
  /** Why the server refused the last save, if a retry does not help. */
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
    // Not stored until the member has decided: a guest's text shown to a member, and text beside a found draft.
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
      // The draft was closed meanwhile (posted or discarded): delete the version just saved.
      if (answer.ok) void call(dropDraft, { place }, { quiet: true })
      return false
    }
    if (answer.ok) {
      base = answer.value.version
      sent = mark
      if (count > sent) serverSoon.start()
      else set({ kept: 'server', at: answer.value.TIME })
      // A closed editor leaves no local copy of text that is on the server: the member may have logged out meanwhile.
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

  /** True if the draft's title differs from the title typed here; the draft is then not shown by itself. */
  const waitsFor = (kept: string): boolean => ownTitle() && kept !== title()
  const wait = (waits: KeptWords, at: string) => set({ found: { title: waits.title, at, waits } })
  const announce = (kept: string, at: string) => set({ found: kept === '' ? null : { title: kept, at, waits: null } })

  const showDraft = (draft: Draft, how: 'begin' | 'change') => {
    base = draft.version
    if (how === 'begin' && waitsFor(draft.title)) return wait({ ...draft, base }, draft.TIME)
    show(draft.document, draft.title, how)
    announce(draft.title, draft.TIME)
    // Showing the draft was counted as a change, but the server has this version.
    localSoon.stop()
    serverSoon.stop()
    sent = count
    set({ kept: 'server', at: draft.TIME, restored: true, newer: null })
    if (owner !== null) writeLocal(owner, place, copy())
  }
  /** Starts with the text of this member, or of a guest (0). */
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
  /** Compares the server's versions with the local copy, and shows, uploads or asks accordingly. */
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
    /** Sets the signed-in member; 0 for a guest. */
    open: (who: number) => {
      reader = who
      if (owner === null) return begin(who)
      if (owner === who) return count > sent ? serverSoon.start() : undefined
      serverSoon.stop()
      // A member's text stays that member's, whoever signs in.
      if (owner > 0) return
      if (base === 0 && read().empty && title() === '') return begin(who)
      saveHere()
      set({ guest: { copy: copy(), shown: true } })
    },
    /** The member confirms that the guest's text is theirs. */
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
    /**
     * The member says that the guest's text is not theirs: it stays stored for guests, and this member is not asked
     * again.
     */
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
    /** Continues with the found draft. It replaces the text in the form; undo brings that text back. */
    goOn: () => {
      const waits = state.found?.waits
      if (!waits) return
      announce(waits.title, state.found?.at ?? '')
      base = waits.base
      show(waits.document, waits.title, 'change')
    },
    /**
     * Continues with the text in the form, which replaces the found draft. Older versions stay on the server until the
     * post.
     */
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
    /** Saves at once, at the user's request, and reports the result. */
    save: async (): Promise<boolean> => {
      const here = saveHere()
      refused = null
      const there = await saveThere()
      set({ said: refused ?? (here || there ? 'autosave' : 'notKept') })
      return here || there
    },
    /** Saves locally at once; whether the text is stored anywhere. */
    keep: (): boolean => saveHere() || count === sent,
    /** Saves locally at once, when the page is closed or hidden. */
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
    /** Restores an older version as an undoable change. */
    restore: ({ document, title: was }: Draft) => show(document, was, 'change'),
    /** Discards the draft, here and on the server. */
    discard: () => {
      forget()
      show(null, '', 'change')
      if (owner && owner === reader) void call(dropDraft, { place }, { quiet: true })
    },
    /** Call after the text was posted; the server has closed the draft. */
    posted: () => {
      const waits = state.found?.waits
      forget()
      show(null, '', 'begin')
      // The post has also closed the found draft, which the writer has not decided about: store it again.
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
      // Text typed from now on belongs to the signed-in member.
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
    set(nothingTyped)
  }
}

export type DraftKeeper = ReturnType<typeof createDraftKeeper>
