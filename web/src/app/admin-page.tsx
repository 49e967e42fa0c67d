import { AdminDesk } from '../features/admin/admin-desk.tsx'
import { lazyPart } from '../session/lazy-part.tsx'

const IscoreDesk = lazyPart(() => import('../features/iscore/staff/iscore-desk.tsx').then((part) => part.IscoreDesk))
const ArchiveDesk = lazyPart(() =>
  import('../features/archive/staff/archive-desk.tsx').then((part) => part.ArchiveDesk),
)

/** The back office with the views that other features have in it. */
export function AdminPage() {
  return <AdminDesk others={{ iscore: <IscoreDesk />, board: <ArchiveDesk /> }} />
}
