import { Outlet } from '@tanstack/react-router'

/** The frame of all but the auxiliary pages. */
export function MainLayout() {
  return (
    <main id="main" tabIndex={-1}>
      <Outlet />
    </main>
  )
}
