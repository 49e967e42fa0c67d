import { AdminDesk } from '../features/admin/admin-desk.tsx'

/** The back office with the views that other features have in it. */
export function AdminPage() {
  return <AdminDesk others={{}} />
}
