import { useState } from 'react'
import { useRead } from '#api/reads.ts'
import { Icon } from '#design/icons/icon.tsx'
import { Button } from '#design/parts/button.tsx'
import { copyText } from '#design/parts/copy-text.ts'
import { IconButton } from '#design/parts/icon-button.tsx'
import { Menu, MenuItem } from '#design/parts/over/menu.tsx'
import { useToast } from '#design/parts/over/toast.tsx'
import { lazyPart } from '#session/lazy-part.tsx'
import { Link } from '#session/link.tsx'
import { useMe, useRequireMember } from '#session/me.ts'
import { useWords } from '#session/words.tsx'
import type { PaintingDetail } from '../../contract/painting-row.ts'
import { paintings } from '../../contract/paintings.ts'
import { paintingPagePack } from '../../words/painting-page.pack.ts'
import { KeepPainting } from './keep-painting.tsx'
import { LikePainting } from './like-painting.tsx'
import styles from './work-acts.module.css'

const ReportDialog = lazyPart(() => import('./report-dialog.tsx').then((part) => part.ReportDialog))

/** Like, keep, share, and what is needed less often. */
export function WorkActs({ work }: { readonly work: PaintingDetail }) {
  const words = useWords(paintingPagePack)
  const { status, profile } = useMe()
  const require = useRequireMember()
  const toast = useToast()
  const [reporting, setReporting] = useState(false)
  const pid = work.KeyID
  const { value: own } = useRead(paintings.calls.own, { pids: [pid] }, { enabled: status === 'member', quiet: true })
  const share = async () => {
    if (await copyText(`${location.origin}/e/${pid}`)) toast.success(words.shared)
    else toast.error(words.shareFailed)
  }
  const close = () => setReporting(false)
  return (
    <div className={styles.acts}>
      <LikePainting work={work} liked={own?.LIKED.includes(pid) ?? false} />
      <KeepPainting pid={pid} kept={own?.KEPT.includes(pid) ?? false} />
      <Button icon="share-2" onClick={() => void share()}>
        {words.share}
      </Button>
      <span className={styles.room} />
      <Menu
        label={words.more}
        align="end"
        trigger={(props) => <IconButton {...props} icon="ellipsis" label={words.more} tip />}
      >
        <a role="menuitem" tabIndex={-1} href={work.SRC} target="_blank" rel="noopener">
          <Icon name="image" size={18} />
          {words.original}
        </a>
        {profile?.id !== work.UPID && (
          <MenuItem icon="circle-alert" onSelect={() => require(() => setReporting(true))}>
            {words.report}
          </MenuItem>
        )}
        {profile?.id !== work.UPID && (
          <Link to={`/rights?work=${pid}`} role="menuitem" tabIndex={-1}>
            <Icon name="mail" size={18} />
            {words.claim}
          </Link>
        )}
      </Menu>
      {reporting && <ReportDialog pid={pid} name={work.NAME} onClose={close} onMissing={close} />}
    </div>
  )
}
