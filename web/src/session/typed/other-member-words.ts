import { otherMember as en } from '@patisserie/words/en/other-member'
import { otherMember as zh } from '@patisserie/words/zh/other-member'
import { useLanguage } from '../words.tsx'

/** Words of what seldom happens: they come with it, in both languages. */
export const useOtherMemberWords = () => ({ zh, en })[useLanguage().language]
