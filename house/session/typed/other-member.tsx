import { Button } from '#design/parts/button.tsx'
import { Dialog } from '#design/parts/over/dialog.tsx'
import { otherMemberPack } from '#words/session/other-member.pack.ts'
import { useSession } from '../session-context.ts'
import { useWords } from '../words.tsx'
import { useTwoPeople } from './two-people.ts'

/**
 * Asks before text typed by one member is sent as that of another, who is signed in now. While the signed-in member is
 * unknown, there is nothing to confirm.
 */
export function OtherMemberDialog({ done }: { readonly done: (send: boolean) => void }) {
  const words = useWords(otherMemberPack)
  const { store } = useSession()
  const { writer, reader, same } = useTwoPeople()
  const keep = () => done(false)
  const said = reader === null ? words.unknown : same ? words.same(reader) : words.text(writer, reader)
  return (
    <Dialog
      open
      onClose={keep}
      title={words.title}
      label={words.title}
      actions={
        <>
          <Button onClick={keep}>{words.keep}</Button>
          {reader !== null && (
            <Button
              variant={same ? 'primary' : 'danger'}
              onClick={() => {
                store.follow('keep')
                done(true)
              }}
            >
              {same ? words.sendSame : words.send(reader)}
            </Button>
          )}
        </>
      }
    >
      <p role="status">{said}</p>
    </Dialog>
  )
}
