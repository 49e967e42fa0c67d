import { useState } from 'react'
import { Button } from '#design/parts/button.tsx'
import { lazyPart } from '#session/lazy-part.tsx'
import { useMe, useRequireMember } from '#session/me.ts'
import { useWords } from '#session/words.tsx'

const ReportDialog = lazyPart(() => import('./report-dialog.tsx').then((part) => part.ReportDialog))

interface ReportToolProps {
  readonly run: { readonly CODE: string; readonly UPID: number }
}

/** The way to tell staff of a replay, for everybody but its uploader. */
export function ReportTool({ run }: ReportToolProps) {
  const { actions } = useWords().replays
  const { profile } = useMe()
  const require = useRequireMember()
  const [open, setOpen] = useState(false)
  if (profile?.id === run.UPID) return null
  const close = () => setOpen(false)
  return (
    <>
      <Button
        size="small"
        variant="quiet"
        icon="circle-alert"
        aria-label={actions.report}
        title={actions.report}
        onClick={() => require(() => setOpen(true))}
      >
        <span className="not-m">{actions.report}</span>
      </Button>
      {open && <ReportDialog code={run.CODE} onClose={close} onMissing={close} />}
    </>
  )
}
