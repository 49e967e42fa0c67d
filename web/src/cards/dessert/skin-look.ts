import { isHouseSkin, skinCharacter } from '@patisserie/rules/desserts/skins'
import type { DessertSkin } from '../../design/art/dessert-svg.ts'

/** How a skin is drawn. Skins of characters share one drawing. */
export const skinLook = (skin: string): DessertSkin => {
  if (isHouseSkin(skin)) return skin
  return skinCharacter(skin) === null ? 'plain' : 'sakura'
}
