import { everyContext } from './every-context.ts'
import { notePages } from './note-pages.ts'
import { recordFolder } from './recording.ts'

/** Set-up file of the journeys: pages tell what ran in them. */
if (recordFolder()) everyContext(notePages)
