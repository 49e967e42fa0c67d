import { isHouseSkin, skinCharacter } from '#rules/desserts/skins.ts'
import { characterName } from '#rules/games/characters.ts'
import { useLanguage } from '#session/words.tsx'
import { useKitchenWords } from '../kitchen-words.ts'

/** Names a skin; '' is the dessert as it is. */
export const useSkinName = () => {
  const { skins } = useKitchenWords()
  const { language } = useLanguage()
  return (skin: string): string => {
    const character = skinCharacter(skin)
    if (character !== null) return skins.ofCharacter(characterName(character, language))
    return isHouseSkin(skin) ? skins.names[skin] : skins.names.plain
  }
}
