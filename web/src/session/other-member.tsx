import { Button } from '../design/parts/button.tsx'
import { Dialog } from '../design/parts/dialog.tsx'
import { useMe } from './me.ts'
import { useOtherMemberWords } from './other-member-words.ts'
import { useSession } from './session-context.ts'

/**
 * Asks before words of one member are sent under the name of another, who is signed in now. Until it is known who that
 * is, there is nothing to agree to.
 */
export function OtherMemberDialog({ done }: { readonly done: (send: boolean) => void }) {
  const words = useOtherMemberWords()
  const { store } = useSession()
  const { profile } = useMe()
  const keep = () => done(false)
  return (
    <Dialog
      open
      onClose={keep}
      title={words.title}
      label={words.title}
      actions={
        <>
          <Button onClick={keep}>{words.keep}</Button>
          {profile && (
            <Button
              variant="danger"
              onClick={() => {
                store.follow('keep')
                done(true)
              }}
            >
              {words.send(profile.nick)}
            </Button>
          )}
        </>
      }
    >
      <p role="status">{profile ? words.text(profile.nick) : words.unknown}</p>
    </Dialog>
  )
}
