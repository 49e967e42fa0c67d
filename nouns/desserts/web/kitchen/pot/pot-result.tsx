import type { Out } from '#contract/endpoint.ts'
import { Dessert } from '#design/art/desserts/dessert.tsx'
import { FailedPot } from '#design/art/resources/failed-pot.tsx'
import { Button, buttonClass } from '#design/parts/button.tsx'
import { Fact, Facts } from '#design/parts/facts.tsx'
import { Link } from '#session/link.tsx'
import { useWords } from '#session/words.tsx'
import type { desserts } from '../../../contract/desserts.ts'
import { dessertKitchenPack } from '../../../words/dessert-kitchen.pack.ts'
import { dessertPath } from '../../shelf-place.ts'
import { useDessertsWords } from '../../use-desserts-words.ts'
import { Moment } from '../moment.tsx'
import { useThings } from '../use-things.ts'

interface PotResultProps {
  readonly result: Out<typeof desserts.calls.synthesize>
  readonly onClose: () => void
}

/** What came out of the pot. */
export function PotResult({ result, onClose }: PotResultProps) {
  const { result: words, pot } = useWords(dessertKitchenPack)
  const { names } = useDessertsWords()
  const say = useThings()
  const name = names[result.DESSERT]
  const came = result.CAME === 'Y'
  const again = result.AGAIN === 'Y'
  return (
    <Moment
      title={came ? (again ? words.again(name) : words.came(name)) : words.failed}
      art={came ? <Dessert kind={result.DESSERT} mood="happy" label="" hop /> : <FailedPot />}
      plain={!came}
      onClose={onClose}
      actions={
        <>
          {came && (
            <Link to={dessertPath(result.DESSERT)} stay className={buttonClass()}>
              {words.look}
            </Link>
          )}
          <Button variant="primary" onClick={onClose}>
            {words.more}
          </Button>
        </>
      }
    >
      <p>{came ? (again ? words.againText(name, result.LEVEL) : words.cameText) : words.failedText}</p>
      <Facts>
        <Fact label={words.chance}>
          <span className="num">{pot.percent(result.CHANCE)}</span>
        </Fact>
        {!came && <Fact label={words.nearest}>{name}</Fact>}
        {result.BACK.length > 0 && <Fact label={words.back}>{say(result.BACK)}</Fact>}
      </Facts>
    </Moment>
  )
}
