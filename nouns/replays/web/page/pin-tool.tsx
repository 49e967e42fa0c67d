import { useRead } from '#api/reads.ts'
import { useWrite } from '#api/writes.ts'
import { Button } from '#design/parts/button.tsx'
import { useToast } from '#design/parts/over/toast.tsx'
import { lifeLevels } from '#rules/people/privileges.ts'
import { useMe } from '#session/me.ts'
import { useWords } from '#session/words.tsx'
import type { ReplayDetail } from '../../contract/replays.ts'
import { replays } from '../../contract/replays.ts'
import { pinnedReplaysPack } from '../../words/pinned-replays.pack.ts'

/** Shows the replay first on its uploader's page, or no longer; from a privilege level on. */
export function PinTool({ run }: { readonly run: ReplayDetail }) {
  const words = useWords(pinnedReplaysPack)
  const toast = useToast()
  const { profile } = useMe()
  const { value } = useRead(replays.calls.pinned, { UID: run.UPID }, { quiet: true })
  const pin = useWrite(replays.calls.pin)
  const isPinned = value?.some(({ KeyID }) => KeyID === run.KeyID) ?? false
  const mayPin = (profile?.player ?? 0) >= lifeLevels.twoPinnedReplays
  if (!value || !(isPinned || mayPin)) return null
  const send = async () => {
    const answer = await pin.run({ rid: run.KeyID, on: isPinned ? 'N' : 'Y' })
    if (answer.ok) toast.success(isPinned ? words.unpinned : words.pinned)
  }
  return (
    <Button size="small" variant="quiet" icon="pin" busy={pin.busy} onClick={() => void send()}>
      {isPinned ? words.unpin : words.pin}
    </Button>
  )
}
