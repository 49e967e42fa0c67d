import { MemberName } from '#cards/person/member-name.tsx'
import { Quoted } from '#cards/text/quoted.tsx'
import { ReportCard } from '#desks/report-card.tsx'
import { Ago } from '#session/ago.tsx'
import { useWords } from '#session/words.tsx'
import type { MessageReport } from '../../contract/messages.ts'
import { messages } from '../../contract/messages.ts'
import { messagesPack } from '../../words/messages.pack.ts'
import { MessagePictures } from '../message-pictures.tsx'
import { MessageText } from '../message-text.tsx'

/** A reported message with those before it, as they were copied when it was reported. */
export function ReportedMessage({ report }: { readonly report: MessageReport }) {
  const { desk } = useWords(messagesPack)
  const { closedName } = useWords().accounts
  return (
    <ReportCard
      report={report}
      calls={messages.calls}
      words={desk}
      gone={report.HIDDEN === 'Y' ? desk.gone : undefined}
    >
      <p className="mute">{desk.only}</p>
      {report.lines.map(({ UID, NICK, TEXT, TIME, PICTURES }) => (
        <Quoted
          key={`${TIME} ${UID} ${TEXT}`}
          head={
            <>
              <MemberName id={UID} nick={NICK || closedName} />
              <Ago at={TIME} />
            </>
          }
        >
          <bdi>
            <MessageText text={TEXT} short />
          </bdi>
          {PICTURES.length > 0 && <MessagePictures list={PICTURES} />}
        </Quoted>
      ))}
    </ReportCard>
  )
}
