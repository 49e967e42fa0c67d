import type { DeskView } from '#desks/desk-view.ts'
import { lazyPart } from '#session/lazy-part.tsx'

const MessageReports = lazyPart(() => import('./message-reports.tsx').then((part) => part.MessageReports))

/** Views of the back office. */
export const deskViews: readonly DeskView[] = [{ area: 'user', tab: 'messages', View: MessageReports }]
