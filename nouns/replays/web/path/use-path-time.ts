import { useWords } from '#session/words.tsx'
import { replayPathPack } from '../../words/replay-path.pack.ts'

/** Says a frame as minutes and seconds. */
export function usePathTime(): (frame: number) => string {
  const { time } = useWords(replayPathPack)
  return (frame) => {
    const seconds = Math.floor(frame / 60)
    return time(Math.floor(seconds / 60), seconds % 60)
  }
}
