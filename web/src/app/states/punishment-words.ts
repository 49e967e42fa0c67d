import { punishment as en } from '@patisserie/words/en/punishment'
import { punishment as zh } from '@patisserie/words/zh/punishment'
import { useLanguage } from '../../session/words.tsx'

/** Words of what follows few members only: they come with it, in both languages. */
export const usePunishmentWords = () => ({ zh, en })[useLanguage().language]
