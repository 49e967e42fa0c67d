import { useRead } from '#api/reads.ts'
import { useWords } from '#session/words.tsx'
import { desserts } from '../../../contract/desserts.ts'
import { dessertKitchenPack } from '../../../words/dessert-kitchen.pack.ts'
import { useDessertsWords } from '../../use-desserts-words.ts'
import { useThings } from '../use-things.ts'

/** What the last one brought that came home by itself or was called. */
export function LastHome() {
  const words = useWords(dessertKitchenPack).out
  const { names } = useDessertsWords()
  const say = useThings()
  const { value } = useRead(desserts.calls.log, { pageNum: 1, pageSize: 20 }, { quiet: true })
  const last = value?.rows.find(({ WHAT }) => WHAT === 'back' || WHAT === 'called')
  if (!last) return null
  const name = names[last.DESSERT]
  return <p className="mute">{last.THINGS.length > 0 ? words.last(name, say(last.THINGS)) : words.lastNothing(name)}</p>
}
