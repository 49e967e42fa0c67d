import type { StoredPicture } from '@patisserie/contract/pictures'
import type { Language } from '@patisserie/rules/language'
import { useToast } from '../design/parts/over/toast.tsx'
import { useLanguage } from '../session/words.tsx'

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
    ? await import('@patisserie/words/en/picture-hosts')
    : await import('@patisserie/words/zh/picture-hosts')
  ).pictureHosts

const ignore = () => undefined
