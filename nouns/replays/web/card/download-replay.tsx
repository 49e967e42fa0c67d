import { useState } from 'react'
import { useApi } from '#api/api-context.ts'
import { Icon } from '#design/icons/icon.tsx'
import { Button, buttonClass } from '#design/parts/button.tsx'
import { IconButton, IconButtonInside, iconButtonClass } from '#design/parts/icon-button.tsx'
import { loadPart } from '#session/load-part.ts'
import { useMe, useRequireMember } from '#session/me.ts'
import { useSession } from '#session/session-context.ts'
import { useWords } from '#session/words.tsx'
import type { ReplayRow } from '../../contract/replays.ts'

const loadFetching = loadPart(() => import('./fetch-replay-file.ts'))

export interface DownloadReplayProps {
  readonly row: Pick<ReplayRow, 'CODE' | 'FILE' | 'OPEN' | 'UPID'>
  /** Shows the label, as the page's primary button. */
  readonly big?: boolean | undefined
}

/**
 * Download of a replay file. Public files are plain links. Other files are fetched with the session, so that a refusal
 * can be shown.
 */
export function DownloadReplay({ row, big }: DownloadReplayProps) {
  const words = useWords().replays.actions
  if (row.OPEN === 'N') return <ClosedFile row={row} big={big} />
  const link = { href: `/jc/rpy/${row.FILE}`, download: row.FILE, 'aria-label': words.download(row.FILE) }
  if (!big) {
    return (
      <a {...link} title={words.downloadText} className={iconButtonClass()}>
        <IconButtonInside icon="download" />
      </a>
    )
  }
  return (
    <a {...link} className={buttonClass({ variant: 'primary' })}>
      <Icon name="download" size={18} />
      {words.downloadText}
    </a>
  )
}

function ClosedFile({ row, big }: DownloadReplayProps) {
  const words = useWords().replays.actions
  const { profile } = useMe()
  const requireMember = useRequireMember()
  const { store } = useSession()
  const { tell } = useApi()
  const [busy, setBusy] = useState(false)

  const fetchFile = async () => {
    setBusy(true)
    try {
      const { saveReplayFile } = await loadFetching()
      const answer = await saveReplayFile(row, store.token())
      if (!answer.ok) tell.problem(answer)
    } catch {
      tell.problem({ refusal: 'loadError', data: null })
    } finally {
      setBusy(false)
    }
  }
  const own = profile?.id === row.UPID
  const label = own ? words.download(row.FILE) : words.closedFile
  const press = () => !busy && requireMember(() => void fetchFile())
  const icon = own ? 'download' : 'lock'
  if (!big) return <IconButton icon={icon} label={label} title={label} onClick={press} aria-busy={busy || undefined} />
  return (
    <Button variant={own ? 'primary' : 'outline'} icon={icon} busy={busy} title={label} onClick={press}>
      {own ? words.downloadText : words.closedShort}
    </Button>
  )
}
