import type { Draft } from '#contract/writing.ts'
import { writing } from '#contract/writing.ts'
import * as limits from '#rules/rich-text/text-limits.ts'
import type { DraftState, KeeperParts } from './draft-state.ts'
import { later } from './later.ts'
import { dropLocal, type LocalCopy, readLocal, writeLocal } from './local-copy.ts'
import { sameDocument } from './same-document.ts'
import { callUnderWay, makeCall } from './under-way.ts'

/** Refusals of a draft for which a retry does not help. */
const refusals = new Map<string, 'full' | 'nowhere'>([
  ['ms.draftMost', 'full'],
  ['ms.draftBytes', 'full'],
  ['ms.draftNowhere', 'nowhere'],
])

export interface StoreParts extends KeeperParts {
  readonly state: () => DraftState
  readonly set: (change: Partial<DraftState>) => void
}

/**
 * Stores a text in this browser and, for members, on the server, some time after each change. A failure of one must never
 * lose the copy in the other.
 */
export const createDraftStore = ({ place, read, title, composing, call, state, set }: StoreParts) => {
  const { drafts, saveDraft, dropDraft } = writing.calls
  let sending = false
  /** Raised when the draft ends: an answer to a save of an earlier round is dropped. */
  let round = 0
  let closed = false
  /** Number of changes at the last local save. What is stored is not stored again: another tab may have stored since. */
  let here = -1
  const store = {
    /** Owner of the editor's text; 0 for a guest, null while unknown. The text is stored under this owner only. */
    owner: null as number | null,
    /** The signed-in member; 0 for a guest. */
    reader: 0,
    /** The version on the server that the text continues; 0 for none. */
    base: 0,
    /** Number of changes so far, and its value at the last successful save on the server. */
    count: 0,
    sent: 0,
    /** Why the server refused the last save, if a retry does not help. */
    refused: null as 'full' | 'nowhere' | null,
    isOwn: () => store.owner !== null && store.owner > 0 && store.owner === store.reader,
    isBlank: () => {
      const { empty, quotes } = read()
      return store.base === 0 && empty && !quotes && title() === ''
    },
    copy: (): LocalCopy => ({
      document: read().document,
      title: title(),
      base: store.base,
      changed: store.count > store.sent,
      at: new Date().toISOString(),
    }),
    /** Counts a change; it is stored soon. */
    changed: () => {
      store.count++
      store.start()
    },
    start: () => {
      localSoon.start()
      serverSoon.start()
    },
    startThere: () => serverSoon.start(),
    stopThere: () => serverSoon.stop(),
    /** The text is as the server has it. */
    stored: () => {
      stop()
      store.sent = store.count
      if (store.owner !== null) writeLocal(store.owner, place, store.copy())
    },
    saveHere: (): boolean => {
      localSoon.stop()
      const { owner } = store
      // Not stored until the member has decided: a guest's text shown to a member, and text beside a found draft.
      if (owner === null || state().guest?.shown || state().found?.waits) return false
      if (store.isBlank()) {
        dropLocal(owner, place)
        set({ kept: 'nothing', at: null })
        return true
      }
      const now = store.copy()
      const kept = writeLocal(owner, place, now)
      if (kept) here = store.count
      if (kept && state().kept === 'unsaved') set({ kept: 'local', at: now.at })
      return kept
    },
    saveThere: async (force: 'Y' | 'N' = 'N'): Promise<boolean> => {
      serverSoon.stop()
      const { owner } = store
      if (!owner || !store.isOwn() || sending || state().newer || state().found?.waits) return false
      const { document, problem } = read()
      if ((problem && problem !== 'textEmpty') || store.isBlank()) return false
      sending = true
      const [mark, turn, kept] = [store.count, round, title()]
      if (callUnderWay(owner, place)) await store.settle()
      if (turn !== round) {
        sending = false
        return false
      }
      const { base } = store
      const answer = await makeCall({ owner, place, base }, async (own) => {
        const saved = await call(saveDraft, { place, title: kept, document, base, force }, { quiet: true })
        if (saved.ok) own.stored = saved.value.version
        return saved
      })
      sending = false
      heard(answer)
      if (turn !== round) {
        // The draft was closed meanwhile (posted or discarded): delete the version just saved.
        if (answer.ok) void store.drop(owner)
        return false
      }
      if (!answer.ok) {
        store.refused = refusals.get(answer.refusal) ?? null
        if (answer.refusal === 'ms.draftNewer') await meetNewer()
        else if (answer.auth === '') serverSoon.start(60_000)
        return false
      }
      const { version, TIME } = answer.value
      store.base = version
      store.sent = mark
      serverSoon.stop()
      if (store.count <= mark) set({ kept: 'server', at: TIME })
      else if (closed) void store.saveThere()
      else serverSoon.start()
      if (closed && store.count <= mark) leaveLocal(owner, { document, title: kept, base }, version)
      else if (store.owner !== null) writeLocal(store.owner, place, store.copy())
      set({ versions: [{ version, TIME, title: kept, document }, ...state().versions].slice(0, limits.draftVersions) })
      return true
    },
    /**
     * Waits for calls that an earlier editor of this page has under way for the same draft. This editor began with the text
     * that they store, so it continues their version.
     */
    settle: async () => {
      const { owner } = store
      const turn = round
      for (;;) {
        const earlier = owner === null ? undefined : callUnderWay(owner, place)
        if (!earlier) return
        await earlier.ended
        if (turn === round && earlier.stored !== null && store.base === earlier.base) store.base = earlier.stored
      }
    },
    /** Whether a draft that was posted may still be on the server: a save may have arrived after the post closed it. */
    mayRemain: (): boolean =>
      // A save of this editor drops the draft itself when it is answered.
      store.isOwn() && !sending && (store.base > 0 || callUnderWay(store.owner ?? 0, place) !== undefined),
    /** Deletes the draft on the server after the call that is under way for it. Later saves wait for this. */
    drop: (owner: number) => {
      const earlier = callUnderWay(owner, place)
      return makeCall({ owner, place, base: 0 }, async () => {
        if (earlier) await earlier.ended
        await call(dropDraft, { place }, { quiet: true })
      })
    },
    /** Reads the versions on the server; null if they cannot be read. */
    look: async (isWanted = () => true): Promise<readonly Draft[] | null> => {
      const turn = round
      const answer = await call(drafts, { place }, { quiet: true })
      heard(answer)
      if (!answer.ok) return null
      if (turn === round && isWanted()) set({ versions: answer.value })
      return answer.value
    },
    /** Saves locally what is not stored yet; whether the text is stored anywhere. */
    keep: (): boolean => store.count === store.sent || store.count === here || store.saveHere(),
    /** The browser says that the line is gone or back. What waits is sent at once when it is back. */
    line: (isThere: boolean) => {
      setLine(isThere)
      if (isThere && store.count > store.sent) void store.saveThere()
    },
    /** The draft has ended: what is typed from now on is another one. */
    end: () => {
      round++
      here = -1
      stop()
      store.base = 0
      store.count = 0
      store.sent = 0
    },
    close: () => {
      closed = true
      store.keep()
      stop()
      if (store.count > store.sent) void store.saveThere()
    },
  }
  const localSoon = later({ pause: 1_000, most: 5_000, act: store.saveHere, wait: composing })
  const serverSoon = later({ pause: 4_000, most: 20_000, act: () => void store.saveThere(), wait: composing })
  return store

  function stop(): void {
    localSoon.stop()
    serverSoon.stop()
  }

  function heard(answer: { readonly ok: boolean; readonly refusal?: string }): void {
    setLine(answer.refusal !== 'netError2')
  }

  function setLine(isThere: boolean): void {
    if (isThere === (state().line === 'gone')) set({ line: isThere ? 'back' : 'gone' })
  }

  /**
   * A closed editor leaves no local copy of text that is on the server: the member may have logged out meanwhile. A copy that
   * a later editor has written continues the version that was stored.
   */
  function leaveLocal(owner: number, was: Pick<LocalCopy, 'document' | 'title' | 'base'>, version: number): void {
    const copy = readLocal(owner, place)
    if (!copy) return
    const isSame = copy.title === was.title && sameDocument(copy.document, was.document)
    if (isSame) dropLocal(owner, place)
    else if (copy.base === was.base) writeLocal(owner, place, { ...copy, base: version })
  }

  async function meetNewer(): Promise<void> {
    const newest = ((await store.look()) ?? state().versions)[0] ?? null
    if (newest) return set({ newer: newest })
    // The draft was posted or discarded elsewhere: what was typed here since is a new one.
    store.base = 0
    serverSoon.start()
  }
}
