import { useApi } from '#api/api-context.ts'
import { useWrite } from '#api/writes.ts'
import { social } from '#contract/social.ts'
import { Button } from '#design/parts/button.tsx'
import { useToast } from '#design/parts/over/toast.tsx'
import { useRequireMember } from '#session/me.ts'
import { useWords } from '#session/words.tsx'
import { personPack } from '#words/cards/person.pack.ts'

export interface FollowButtonProps {
  readonly id: number
  readonly follows: boolean
  /** The person follows the reader. */
  readonly mutual: boolean
  readonly small?: boolean | undefined
}

/** Follows a person, or ends that. A guest logs in first. */
export function FollowButton({ id, follows, mutual, small }: FollowButtonProps) {
  const words = useWords(personPack)
  const requireMember = useRequireMember()
  const follow = useRelating(social.calls.follow, words.followDone)
  const unfollow = useRelating(social.calls.unfollow, words.unfollowDone)
  const press = () => void (follows ? unfollow : follow).run({ UID: id })
  return (
    <Button
      variant={follows ? 'outline' : 'primary'}
      size={small ? 'small' : undefined}
      icon={follows ? 'check' : 'plus'}
      busy={follow.busy || unfollow.busy}
      title={follows ? words.unfollow : undefined}
      style={{ minWidth: 96 }}
      onClick={() => requireMember(press)}
    >
      {follows ? (mutual ? words.mutual : words.followed) : words.follow}
    </Button>
  )
}

type Relating = 'follow' | 'unfollow' | 'unblock'

/** A write between the reader and a person that says that it worked. */
export function useRelating(endpoint: (typeof social.calls)[Relating], done: string) {
  const { tell } = useApi()
  const toast = useToast()
  const write = useWrite(endpoint, { inline: true })
  const run = async (input: { readonly UID: number }) => {
    const answer = await write.run(input)
    if (answer.ok) toast.success(done)
    else if (answer.auth === '') tell.problem(answer)
  }
  return { run, busy: write.busy }
}
