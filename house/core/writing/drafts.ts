import type { writing } from '#contract/writing.ts'
import { storable } from '#kit/db/storable.ts'
import type { Call, Caller, Handlers } from '#kit/http/call.ts'
import { Refusal } from '#kit/refusal.ts'
import { draftsAt, draftPlaces as placesOfDrafts } from '../drafts/reads.ts'
import { closeDraft, saveDraft } from '../drafts/store.ts'
import { draftExcerpt, draftPictures, draftProblem } from './document-form.ts'
import { placeStands } from './draft-places.ts'
import type { WritingSource } from './writing-source.ts'

type Calls = typeof writing.calls
type DraftCall = 'drafts' | 'draftPlaces' | 'saveDraft' | 'dropDraft'

/** Handlers for drafts. Only their author can read them, on any device. */
export const draftHandlers = (
  draftPlaces: WritingSource['draftPlaces'],
): Pick<Handlers<typeof writing>, DraftCall> => ({
  /** POST /getDraft */
  drafts: async ({ db, input, member }) => {
    refuseEntered(member)
    const versions = await draftsAt(db, member.id, input.place)
    return versions.map(({ version, title, document, at }) => ({ version, TIME: at.toISOString(), title, document }))
  },
  /** GET /getDrafts */
  draftPlaces: async ({ db, member }) => {
    refuseEntered(member)
    const places = await placesOfDrafts(db, member.id)
    return places.map(({ place, title, excerpt, at }) => ({ place, title, EXCERPT: excerpt, TIME: at.toISOString() }))
  },
  saveDraft: save(draftPlaces),
  /** POST /dropDraft */
  dropDraft: async ({ db, input, member }) => {
    refuseEntered(member)
    await closeDraft(db, member.id, input.place)
    return 'suc' as const
  },
})

/** Refuses staff who entered the account: drafts are private until they are posted. */
function refuseEntered({ enteredBy }: Caller): void {
  if (enteredBy !== undefined) throw new Refusal({ auth: 'authority' })
}

/** POST /saveDraft */
const save =
  (draftPlaces: WritingSource['draftPlaces']) =>
  async ({ db, input, member, now, refuse }: Call<Calls['saveDraft']>) => {
    refuseEntered(member)
    const problem = draftProblem(input.document)
    if (problem) refuse(problem)
    if (!(await placeStands(db, draftPlaces, { place: input.place, member: member.id }))) refuse('draftNowhere')
    const title = storable(input.title)
    const { place, base, document } = input
    const excerpt = storable(draftExcerpt(document))
    const force = input.force === 'Y'
    const draft = { place, title, excerpt, document, pictures: draftPictures(document), base, force }
    const saved = await saveDraft(db, { member: member.id, ...draft, now })
    if ('refused' in saved) return refuse(saved.refused)
    return { version: saved.version, TIME: now.toISOString() }
  }
