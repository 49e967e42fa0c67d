import { clubs as en } from '@patisserie/words/en/clubs'
import { clubs as zh } from '@patisserie/words/zh/clubs'
import { useLanguage } from '../../session/words.tsx'

/** The words of clubs and topics: they come with the pages' chunk, in both languages. */
export const useClubWords = () => clubWords[useLanguage().language]

export const clubWords = { zh, en }
