import type { DessertSkin } from '#design/art/desserts/dessert-svg.ts'

const drawn = ['sakura', 'snow', 'night', 'gold'] as const

/** How a skin is drawn. Skins of characters (`c:Reimu`) have a hue of their own. */
export const skinLook = (skin: string): DessertSkin => {
  if (skin.startsWith('c:')) return { hue: hueOf(skin) }
  return drawn.find((each) => each === skin) ?? 'plain'
}

/** Steps of the golden angle keep the hues of different names apart. */
const hueOf = (text: string): number =>
  Math.round([...text].reduce((sum, char, n) => sum + char.charCodeAt(0) * (n + 1), 0) * 137.5) % 360
