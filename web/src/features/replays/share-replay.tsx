import { Button } from '../../design/parts/button.tsx'
import { useToast } from '../../design/parts/toast.tsx'
import { useWords } from '../../session/words.tsx'
import { copyText } from '../../design/parts/copy-text.ts'

/** Copies the address of the replay's page. */
export function ShareReplay({ code }: { readonly code: string }) {
  const { actions } = useWords().replays
  const toast = useToast()
  const share = async () => {
    const copied = await copyText(`${location.origin}/r/${code}`)
    if (copied) toast.success(actions.shared)
    else toast.error(actions.shareFailed)
  }
  return <Button icon="share-2" aria-label={actions.share} title={actions.share} onClick={() => void share()} />
}
