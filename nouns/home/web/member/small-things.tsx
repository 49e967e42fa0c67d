import { useRead } from '#api/reads.ts'
import type { Profile } from '#contract/profile.ts'
import { Icon, type IconName } from '#design/icons/icon.tsx'
import { buttonClass } from '#design/parts/button.tsx'
import { desserts } from '#nouns/desserts/contract/desserts.ts'
import { dessertNamesPack } from '#nouns/desserts/words/dessert-names.pack.ts'
import { signIn } from '#nouns/sign-in/contract/sign-in.ts'
import { Link } from '#session/link.tsx'
import { useWords } from '#session/words.tsx'
import { memberHomePack } from '../../words/member-home.pack.ts'
import styles from './member-band.module.css'

export interface SmallThingsProps {
  readonly profile: Profile
}

interface SmallThing {
  readonly icon: IconName
  readonly to: string
  readonly text: string
}

/** What happened to the member today and what they could do, three links at most. */
export function SmallThings({ profile }: SmallThingsProps) {
  const { today: words } = useWords(memberHomePack)
  const names = useWords(dessertNamesPack)
  const { value: shelf, loading } = useRead(desserts.calls.own, {}, { quiet: true })
  const calendar = useRead(signIn.calls.calendar, {}, { quiet: true })
  // Only together: a link that comes later would move the others.
  if (loading || calendar.loading) return null
  const things: SmallThing[] = []
  const add = (thing: SmallThing | false | undefined) => {
    if (thing) things.push(thing)
  }
  const gift = calendar.value?.DAYS.find(({ DAY }) => DAY === calendar.value?.TODAY)
  const hungry = shelf?.DESSERTS.find(({ HUNGRY }) => HUNGRY === 'Y')
  add(profile.mailChecked === 'N' && { icon: 'mail', to: '/settings/account', text: words.mail })
  add(profile.messageNum > 0 && { icon: 'messages-square', to: '/messages', text: words.messages(profile.messageNum) })
  add(
    profile.pyNum > 0 && {
      icon: 'user',
      to: `/p/${profile.id}?people=followers`,
      text: words.followers(profile.pyNum),
    },
  )
  add(gift && { icon: 'check', to: '/sign-in-days', text: words.gift(gift.POWER) })
  add(hungry && { icon: 'heart', to: '/desserts', text: words.hungry(names[hungry.DESSERT]) })
  add(shelf?.CHOSEN === 'N' && { icon: 'heart', to: '/desserts', text: words.choose })
  add({ icon: 'upload', to: '/rpy/upload', text: words.upload })
  return (
    <ul className={styles.things} aria-label={words.label}>
      {things.slice(0, most).map(({ icon, to, text }) => (
        <li key={text} className={styles.thing}>
          <Link to={to} className={buttonClass({ size: 'small' })}>
            <Icon name={icon} size={16} />
            {text}
          </Link>
        </li>
      ))}
    </ul>
  )
}

const most = 3
