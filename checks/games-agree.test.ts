import { GAME_CODES } from '@patisserie/replay/facts'
import { GAMES } from '@patisserie/replay/games/catalogue'
import { expect, test } from 'vitest'
import { characterGroups, sceneCounts, stageLabels } from '#rules/games/game-catalogue.ts'
import { codeOfGam, difficultiesOf, difficultyWords, gameNumbers } from '#rules/games/games.ts'

test('rules and parser know the same games', () => {
  expect(gameNumbers.map(codeOfGam).sort()).toEqual([...GAME_CODES].sort())
})

test.each(gameNumbers)(
  'game %i: the parser’s difficulties, shots, stages and scenes have names in the rules',
  (gam) => {
    const facts = GAMES[codeOfGam(gam)]
    expect(difficultiesOf(gam).map((mark) => difficultyWords[mark])).toEqual(facts.difficulties)
    const shots = characterGroups(gam).flatMap((group) => group.shots.map(({ id }) => id))
    expect(shots.sort()).toEqual(facts.shots.map(({ id }) => id).sort())
    expect(stageLabels(gam)).toEqual(facts.stages.map((label) => label.replace(/^Stage /, '')))
    expect(sceneCounts(gam)).toEqual(facts.scenes?.perLevel ?? [])
  },
)
