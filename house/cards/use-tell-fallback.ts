import type { StoredPicture } from '#contract/pictures.ts'
import { useToast } from '#design/parts/over/toast.tsx'
import type { Language } from '#rules/language.ts'
import { useLanguage } from '#session/words.tsx'

/** Tells who uploaded a picture that the first picture host failed and another one took it. */
export const useTellFallback = () => {
  const toast = useToast()
  const { language } = useLanguage()
  return ({ fallback }: Pick<StoredPicture, 'fallback'>) => {
    // Without its words nothing is said: the picture is stored.
    if (fallback) void load(language).then((words) => toast.info(words.fallback), ignore)
  }
}

/** Needed seldom: no page loads them beforehand. */
const load = async (language: Language) =>
  (language === 'en'
    ? await import('#words/cards/picture-hosts.en.ts')
    : await import('#words/cards/picture-hosts.zh.ts')
  ).pictureHosts

const ignore = () => undefined
