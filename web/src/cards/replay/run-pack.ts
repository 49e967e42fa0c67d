import { run as en } from '@patisserie/words/en/run'
import { run as zh } from '@patisserie/words/zh/run'
import { useLanguage } from '../../session/words.tsx'

const packs = { zh, en }

/** The words of one replay in full: they come with what shows it, in both languages. */
export const useRunPack = () => packs[useLanguage().language]
