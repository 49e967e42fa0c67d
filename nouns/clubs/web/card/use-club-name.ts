import type { Language } from '#rules/language.ts'
import { useLanguage } from '#session/words.tsx'
import { clubNameIn } from '../../rules/club-name.ts'

type Named = { readonly NAME: string; readonly NAMEEN: string } | { readonly MSNAME: string; readonly MSNAMEEN: string }

/** Name of a club, or of the club of a topic, in the reader's language. */
export const useClubName = () => {
  const { language } = useLanguage()
  return (of: Named): string => clubNameOf(of, language)
}

export const clubNameOf = (of: Named, language: Language): string =>
  'NAME' in of ? clubNameIn(language, of.NAME, of.NAMEEN) : clubNameIn(language, of.MSNAME, of.MSNAMEEN)
