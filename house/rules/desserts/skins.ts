/** Skins that the shop sells for any dessert. `hidesCard`: with it the spell card cannot be seen, so both do not go together. */
export const houseSkins = {
  sakura: { hidesCard: false },
  snow: { hidesCard: false },
  night: { hidesCard: true },
  gold: { hidesCard: true },
} as const satisfies Readonly<Record<string, { readonly hidesCard: boolean }>>

export type HouseSkin = keyof typeof houseSkins

export const isHouseSkin = (text: string): text is HouseSkin => Object.hasOwn(houseSkins, text)

/** The character of a skin `c:Reimu`, which the shop sells once seven dragon balls of the character were collected. */
export const skinCharacter = (skin: string): string | null => (skin.startsWith('c:') ? skin.slice(2) : null)

/** Whether a dessert with this skin can show a spell card. '' is the dessert as it is. */
export const hidesCard = (skin: string): boolean => isHouseSkin(skin) && houseSkins[skin].hidesCard
