import { type GameLook, gameLooks } from '../game-looks.ts'

/**
 * The colours and the pattern of a cover: those of the game that the name names, else by number. Twenty numbers that
 * follow one another have twenty covers, and neighbours are far apart in colour.
 */
export const coverLook = (id: number, name: string): GameLook => {
  const named = gameLooks.findLast(({ title }) => name.includes(title))
  // Safe: the remainder is an index of the list.
  return named ?? (gameLooks[(id * stride) % gameLooks.length] as GameLook)
}

/** Has no divisor in common with the number of looks. */
const stride = 7
