import { Fact, Facts } from '#design/parts/facts.tsx'
import { Progress } from '#design/parts/state/progress.tsx'
import { dessertRates } from '#rules/desserts/dessert-rates.ts'
import { sinks } from '#rules/economy/economy-rates.ts'
import { useWords } from '#session/words.tsx'
import type { Shelf } from '../../../contract/dessert-rows.ts'
import { foreseen } from '../../../rules/foreseen.ts'
import { synthesisChance } from '../../../rules/synthesis.ts'
import { dessertKitchenPack } from '../../../words/dessert-kitchen.pack.ts'
import { missingBullets, type PotCounts } from '../../pot-counts.ts'
import { useDessertsWords } from '../../use-desserts-words.ts'
import { knowledgeOf } from './knowledge-of.ts'

/** The chance of a whole mixture and what makes it, where the member can know it. */
export function ChanceLines({ shelf, pot }: { readonly shelf: Shelf; readonly pot: PotCounts }) {
  const words = useWords(dessertKitchenPack).pot
  const { names } = useDessertsWords()
  const milk = shelf.DISPLAYED === 'milk'
  if (missingBullets(pot) > 0) return milk ? <p className="mute">{words.milk}</p> : null
  const known = foreseen(knowledgeOf(shelf), pot)
  if (!known) return <p className="mute">{words.unknown}</p>
  const chance = synthesisChance(known.distance, { sugar: pot.sugar, milk })
  return (
    <div>
      <Facts>
        <Fact label={words.nearest}>{words.steps(names[known.dessert], known.distance)}</Fact>
        <Fact label={words.recipe}>
          <span className="num">{words.percent(synthesisChance(known.distance, { sugar: 0, milk: false }))}</span>
        </Fact>
        {pot.sugar > 0 && (
          <Fact label={words.sweet(pot.sugar)}>
            <span className="num">+{words.percent((pot.sugar / sinks.sugarStep) * sinks.sugarStepPercent)}</span>
          </Fact>
        )}
        {milk && (
          <Fact label={names.milk}>
            <span className="num">× {dessertRates.milkTenths / 10}</span>
          </Fact>
        )}
        {chance === dessertRates.chanceMost && (
          <Fact label={words.most}>
            <span className="num">{words.percent(dessertRates.chanceMost)}</span>
          </Fact>
        )}
        <Fact label={words.chance} strong>
          <span className="num">{words.percent(chance)}</span>
        </Fact>
      </Facts>
      <Progress label={words.chance} value={chance} max={100} text={words.percent(chance)} tint="honey" />
    </div>
  )
}
