import type { Out } from '#contract/endpoint.ts'
import { isForagePlace } from '#rules/desserts/outings.ts'
import { useWords } from '#session/words.tsx'
import type { desserts } from '../../contract/desserts.ts'
import { dessertKitchenPack } from '../../words/dessert-kitchen.pack.ts'
import { useDessertsWords } from '../use-desserts-words.ts'
import { useSkinName } from './use-skin-name.ts'
import { useThings } from './use-things.ts'

type Line = Out<typeof desserts.calls.log>['rows'][number]

/** Says a line of the log. */
export const useLogSaid = (): ((line: Line) => string) => {
  const { log, places } = useWords(dessertKitchenPack)
  const { names } = useDessertsWords()
  const skin = useSkinName()
  const say = useThings()
  return ({ DESSERT, WHAT, THINGS, ABOUT, NICK }) => {
    const name = names[DESSERT]
    const things = say(THINGS)
    switch (WHAT) {
      case 'came':
        return (isCame(ABOUT) ? log.came[ABOUT] : log.came.other)(name)
      case 'again':
        return (ABOUT === 'synthesis' ? log.again.synthesis : log.again.other)(name)
      case 'left':
        return isForagePlace(ABOUT) ? log.leftPlace(name, places[ABOUT]) : log.leftPerson(name, NICK)
      case 'skin':
        return log.skin(name, skin(ABOUT))
      case 'stolenFrom':
        return log.stolenFrom(name, NICK, things)
      default:
        return log[WHAT](name, things)
    }
  }
}

const isCame = (about: string): about is 'choose' | 'synthesis' | 'ball' =>
  about === 'choose' || about === 'synthesis' || about === 'ball'
