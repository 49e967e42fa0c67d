import { site } from '@patisserie/contract/site'
import { useRead } from '../../../api/reads.ts'
import { Stack } from '../../../design/parts/layout.tsx'
import { DeskRead } from '../../../desks/desk-page.tsx'
import { AnnouncementForm } from './announcement-form.tsx'
import { RollForm } from './roll-form.tsx'

/** Desk for the parts of the home page that staff write. */
export function HomeDesk() {
  const read = useRead(site.home.calls.homepage, {})
  return (
    <DeskRead read={read}>
      {(page) => (
        <Stack gap={6}>
          <AnnouncementForm key={page.announcement?.TIME ?? ''} announcement={page.announcement} />
          <RollForm stored={page} onReload={read.again} />
        </Stack>
      )}
    </DeskRead>
  )
}
