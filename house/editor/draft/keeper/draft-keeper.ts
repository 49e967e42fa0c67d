import type { Draft } from '#contract/writing.ts'
import { writing } from '#contract/writing.ts'
import { beginWith } from './begin-with.ts'
import { type DraftState, type KeeperParts, type KeptWords, nothingTyped } from './draft-state.ts'
import { createDraftStore } from './draft-store.ts'
import { dropLocal, type LocalCopy, readLocal, writeLocal } from './local-copy.ts'
import { sameDocument } from './same-document.ts'

/** Decides with which text an editor begins and whose it is; `createDraftStore` stores what is typed. */
export const createDraftKeeper = (parts: KeeperParts) => {
  const { place, read, title, ownTitle, composing, show, call } = parts
  const { saveDraft } = writing.calls
  let state = nothingTyped
  const listeners = new Set<() => void>()
  const set = (change: Partial<DraftState>) => {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }
  const store = createDraftStore({ ...parts, state: () => state, set })

  let hasBegun = () => {}
  const begun = new Promise<void>((resolve) => {
    hasBegun = resolve
  })

  /** True if the draft's title differs from the title typed here; the draft is then not shown by itself. */
  const waitsFor = (kept: string): boolean => ownTitle() && kept !== title()
  const wait = (waits: KeptWords, at: string) => set({ found: { title: waits.title, at, waits } })
  const announce = (kept: string, at: string) => set({ found: kept === '' ? null : { title: kept, at, waits: null } })

  const showDraft = (draft: Draft, how: 'begin' | 'change') => {
    store.base = draft.version
    if (how === 'begin' && waitsFor(draft.title)) return wait({ ...draft, base: draft.version }, draft.TIME)
    show(draft.document, draft.title, how)
    announce(draft.title, draft.TIME)
    // Showing the draft was counted as a change, but the server has this version.
    store.stored()
    set({ kept: 'server', at: draft.TIME, restored: true, newer: null })
  }
  /** Starts with the text of this member, or of a guest (0). */
  const begin = (who: number) => {
    store.owner = who
    const found = readLocal(who, place)
    store.base = found?.base ?? 0
    if (found && waitsFor(found.title)) wait(found, found.at)
    else if (found && store.count === 0) {
      show(found.document, found.title, 'begin')
      announce(found.title, found.at)
      set({ kept: 'local', at: found.at, restored: true })
    } else if (store.count > 0) store.saveHere()
    // On a slow line nothing waits any longer.
    setTimeout(hasBegun, who === 0 || found ? 0 : 4_000)
    if (who === 0) return
    const guest = readLocal(0, place)
    if (guest && !guest.notOf?.includes(who)) set({ guest: { copy: guest, shown: false } })
    void sync(found).finally(hasBegun)
  }
  /** Compares the server's versions with the local copy, and shows, uploads or asks accordingly. */
  const sync = async (found: LocalCopy | null) => {
    const whose = store.owner
    const { ended } = state
    const isWanted = () => whose === store.owner && whose === store.reader && ended === state.ended
    await store.settle()
    const answer = await store.look(isWanted)
    if (!answer || whose === null || !isWanted()) return
    const isTyped = store.count > 0 && !(ownTitle() && read().empty)
    const began = beginWith(isTyped ? store.copy() : found && { ...found, base: store.base }, answer[0] ?? null)
    if (began.with === 'both') set({ newer: began.draft })
    if (began.with === 'server') showDraft(began.draft, 'begin')
    if (began.with === 'copy') {
      store.base = began.base
      if ((found?.changed && store.sent === 0) || store.count > store.sent) store.startThere()
      else if (answer[0]) set({ kept: 'server', at: answer[0].TIME })
    }
    if (began.with === 'nothing' && found) {
      dropLocal(whose, place)
      store.base = 0
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
    /** Resolves when the text that the editor begins with is shown; what is inserted before would conflict with it. */
    begun,
    /** Owner of the text; 0 for a guest, null while unknown. */
    owner: () => store.owner,
    /** The text as it would be stored in this browser. */
    copy: store.copy,
    /** Whether a text is the editor's, or a version on the server. */
    isKept: (copy: Pick<LocalCopy, 'title' | 'document'>): boolean =>
      [store.copy(), ...state.versions].some(
        (one) => one.title === copy.title && sameDocument(one.document, copy.document),
      ),
    /** Sets the signed-in member; 0 for a guest. */
    open: (who: number) => {
      store.reader = who
      const { owner } = store
      if (owner === null) return begin(who)
      if (owner === who) return store.count > store.sent ? store.startThere() : undefined
      store.stopThere()
      // A member's text stays that member's, whoever signs in.
      if (owner > 0) return
      if (store.isBlank()) return begin(who)
      store.saveHere()
      set({ guest: { copy: store.copy(), shown: true } })
    },
    /** The member confirms that the guest's text is theirs. */
    take: () => {
      const { guest } = state
      if (!guest || store.reader === 0) return
      set({ guest: null })
      dropLocal(0, place)
      if (!guest.shown) return show(guest.copy.document, guest.copy.title, 'change')
      store.owner = store.reader
      store.base = 0
      store.sent = 0
      store.count++
      store.saveHere()
      void sync(store.copy())
    },
    /**
     * The member says that the guest's text is not theirs: it stays stored for guests, and this member is not asked
     * again.
     */
    leave: () => {
      const { guest } = state
      if (!guest) return
      set({ guest: null })
      writeLocal(0, place, { ...guest.copy, notOf: [...(guest.copy.notOf ?? []), store.reader] })
      if (!guest.shown) return
      forgetChanges()
      show(null, '', 'begin')
      begin(store.reader)
    },
    /** Continues with the found draft. It replaces the text in the form; undo brings that text back. */
    goOn: () => {
      const waits = state.found?.waits
      if (!waits) return
      set({ found: null })
      store.base = waits.base
      show(waits.document, waits.title, 'change')
    },
    /**
     * Continues with the text in the form, which replaces the found draft. Older versions stay on the server until the
     * post.
     */
    startAnew: () => {
      set({ found: null })
      if (store.owner !== null) dropLocal(store.owner, place)
      store.start()
    },
    changed: () => {
      // News is shown until something is typed; that the line is back, until that is known to be saved.
      const { kept, said, restored, found, line } = state
      const isLineOld = line === 'back' && kept === 'server'
      if (kept !== 'unsaved' || said || restored || (found && !found.waits))
        set({
          kept: 'unsaved',
          said: null,
          restored: false,
          found: found?.waits ? found : null,
          line: isLineOld ? 'there' : line,
        })
      store.changed()
    },
    /** Saves at once, at the user's request, and reports the result. */
    save: async (): Promise<boolean> => {
      const here = store.saveHere()
      store.refused = null
      const there = await store.saveThere()
      set({ said: store.refused ?? (here || there ? 'autosave' : 'notKept') })
      return here || there
    },
    /** Saves locally at once; whether the text is stored anywhere. */
    keep: store.keep,
    /** Saves locally at once, when the page is closed or hidden. */
    flush: () => {
      store.keep()
    },
    line: store.line,
    choose: (which: 'mine' | 'theirs') => {
      const { newer } = state
      if (!newer) return
      if (which === 'theirs') return showDraft(newer, 'change')
      set({ newer: null })
      void store.saveThere('Y')
    },
    /** Restores an older version as an undoable change. */
    restore: ({ document, title: was }: Pick<Draft, 'document' | 'title'>) => show(document, was, 'change'),
    /** Another tab has saved a version: shows it if nothing was typed here since the last one. */
    follow: async () => {
      const [newest] = (await store.look()) ?? []
      const isIdle = state.kept === 'server' && store.count === store.sent && !composing()
      if (!newest || newest.version <= store.base || !isIdle) return
      showDraft(newest, 'change')
      set({ found: null, restored: false })
    },
    /** Another tab has posted or discarded the draft. What was typed here since the last save becomes a new draft. */
    endedElsewhere: () => {
      if (store.count > store.sent) {
        store.base = 0
        return store.start()
      }
      forgetChanges()
      show(null, '', 'change')
    },
    /** Discards the draft, here and on the server. */
    discard: () => {
      const isOwn = store.isOwn()
      const { owner } = store
      forget()
      show(null, '', 'change')
      if (isOwn && owner) void store.drop(owner)
    },
    /** Call after the text was posted; the server has closed the draft. */
    posted: () => {
      const { newer } = state
      const waits = state.found?.waits ?? (newer && { ...newer, base: newer.version })
      const { owner } = store
      const remains = store.mayRemain()
      forget()
      show(null, '', 'begin')
      if (!waits && remains && owner) void store.drop(owner)
      // The post has also closed the found or newer draft, which the writer has not decided about: store it again.
      if (!waits || !store.owner) return
      writeLocal(store.owner, place, { ...waits, base: 0, changed: true, at: new Date().toISOString() })
      const { document, title: kept } = waits
      if (store.isOwn()) void call(saveDraft, { place, title: kept, document, base: 0, force: 'Y' }, { quiet: true })
    },
    close: store.close,
  }

  function forget(): void {
    const { ended } = state
    if (store.owner !== null) {
      dropLocal(store.owner, place)
      // Text typed from now on belongs to the signed-in member.
      store.owner = store.reader
    }
    forgetChanges()
    set({ ended: ended + 1 })
  }

  function forgetChanges(): void {
    store.end()
    const { line, ended } = state
    set({ ...nothingTyped, line, ended })
  }
}

export type DraftKeeper = ReturnType<typeof createDraftKeeper>
