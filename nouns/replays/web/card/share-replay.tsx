import { Button } from '#design/parts/button.tsx'
import { copyText } from '#design/parts/copy-text.ts'
import { useToast } from '#design/parts/over/toast.tsx'
import { useWords } from '#session/words.tsx'
import { runPack } from '../../words/run/run.pack.ts'

/** Copies the address of a page about replays. */
export function ShareReplay({ path, small = false }: { readonly path: string; readonly small?: boolean }) {
  const { actions } = useWords().replays
  const { acts } = useWords(runPack)
  const toast = useToast()
  const share = async () => {
    const copied = await copyText(`${location.origin}${path}`)
    if (copied) toast.success(actions.shared)
    else toast.error(acts.shareFailed)
  }
  return (
    <Button
      size={small ? 'small' : undefined}
      variant={small ? 'quiet' : undefined}
      icon="share-2"
      aria-label={acts.share}
      title={acts.share}
      onClick={() => void share()}
    />
  )
}
