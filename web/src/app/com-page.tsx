import { PageHead } from '../design/parts/section-head.tsx'
import { useWords } from '../session/words.tsx'

/** Where every click of a punished account leads. */
export function ComPage() {
  const { com } = useWords().shell
  return (
    <>
      <PageHead title={com.title} />
      <p>{com.text}</p>
      <p className="mute">{com.appeal}</p>
    </>
  )
}
