import { isHouseSkin, skinCharacter } from '#rules/desserts/skins.ts'
import { characterName } from '#rules/games/characters.ts'
import { useLanguage, useWords } from '#session/words.tsx'
import { dessertKitchenPack } from '../../words/dessert-kitchen.pack.ts'

/** Names a skin; '' is the dessert as it is. */
export const useSkinName = () => {
  const { skins } = useWords(dessertKitchenPack)
  const { language } = useLanguage()
  return (skin: string): string => {
    const character = skinCharacter(skin)
    if (character !== null) return skins.ofCharacter(characterName(character, language))
    return isHouseSkin(skin) ? skins.names[skin] : skins.names.plain
  }
}
