import { settings as en } from '@patisserie/words/en/settings'
import { settings as zh } from '@patisserie/words/zh/settings'
import { useLanguage } from '../../../session/words.tsx'

/** The words of settings and mail links: they come with those pages, in both languages. */
export const useSettingsWords = () => ({ zh, en })[useLanguage().language]
