import { wordPack } from '#session/word-pack.ts'
import { useLanguage } from '#session/words.tsx'

/** The words of the player's way. They come with the part that shows it. */
const pack = wordPack({
  zh: () => import('../../words/replay-path.zh.ts').then(({ replayPath }) => replayPath),
  en: () => import('../../words/replay-path.en.ts').then(({ replayPath }) => replayPath),
})

export const usePathWords = () => pack(useLanguage().language)

/** Says a frame as minutes and seconds. */
export function usePathTime(): (frame: number) => string {
  const { time } = usePathWords()
  return (frame) => {
    const seconds = Math.floor(frame / 60)
    return time(Math.floor(seconds / 60), seconds % 60)
  }
}
