import type { Language } from '../language.ts'
import { characterGroups } from './game-catalogue.ts'
import { gameNumbers } from './games.ts'

/** A character that paintings may name, and for which seven balls may be collected. */
export interface Character {
  /** Wire value: the id of the character in the games' catalogue, such as `Reimu`. */
  readonly id: string
  readonly zh: string
  readonly en: string
}

/** Every player character of the games, in the order in which the games brought them. Teams are not characters. */
export const characters: readonly Character[] = [
  ...new Map(
    gameNumbers
      .flatMap((gam) => characterGroups(gam))
      .flatMap((group): readonly Character[] =>
        group.id === 'solo' ? group.shots : group.id === 'team' ? [] : [group],
      )
      .map(({ id, zh, en }) => [id, { id, zh, en }] as const),
  ).values(),
]

const byId = new Map(characters.map((one) => [one.id, one]))

export const isCharacter = (id: string): boolean => byId.has(id)

/** The name of a character; an unknown id is answered as it is. */
export const characterName = (id: string, language: Language): string => byId.get(id)?.[language] ?? id
