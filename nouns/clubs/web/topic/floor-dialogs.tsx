import { lazyPart } from '#session/lazy-part.tsx'
import type { FloorDialog } from '../floor/floor-acts.ts'

const ReportFloor = lazyPart(() => import('../floor/report-floor.tsx').then((part) => part.ReportFloor))
const HistoryDialog = lazyPart(() => import('../floor/history-dialog.tsx').then((part) => part.HistoryDialog))
const FloorAct = lazyPart(() => import('../desk/floor-act.tsx').then((part) => part.FloorAct))
const RemoveTopic = lazyPart(() => import('./remove-topic.tsx').then((part) => part.RemoveTopic))

export interface FloorDialogsProps {
  readonly open: FloorDialog | null
  readonly onClose: () => void
}

/** The dialogs of a topic; each is loaded when it is opened. */
export function FloorDialogs({ open, onClose }: FloorDialogsProps) {
  if (!open) return null
  const props = { row: open.row, onClose, onMissing: onClose }
  if (open.kind === 'report') return <ReportFloor {...props} />
  if (open.kind === 'history') return <HistoryDialog {...props} />
  if (open.kind === 'staff') return <FloorAct {...props} />
  return <RemoveTopic {...props} />
}
