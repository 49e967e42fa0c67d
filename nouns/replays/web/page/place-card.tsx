import { Display } from '#design/display.tsx'
import { Card } from '#design/parts/card.tsx'
import { Fact, Facts } from '#design/parts/facts.tsx'
import { SectionHead } from '#design/parts/section-head.tsx'
import { useWords } from '#session/words.tsx'
import type { ReplayDetail } from '../../contract/replays.ts'
import { runPack } from '../../words/run/run.pack.ts'
import { scorecardPack } from '../../words/scorecard.pack.ts'
import { frameTime } from '../card/run-numbers.ts'
import styles from './place-card.module.css'

/** The scene or spell card of a single run; it stands in place of the stage table. */
export function PlaceCard({ run }: { readonly run: ReplayDetail }) {
  const words = useWords()
  const { place } = useWords(scorecardPack)
  const { input } = useWords(runPack)
  const { SPELL, SCENE, STAGE, FRAMES, INPUT } = run
  const [mark, name] = SPELL ? [`#${SPELL.id}`, SPELL.name] : [STAGE, SCENE.slice(STAGE.length).trim()]
  return (
    <section>
      <SectionHead title={SPELL ? place.spell : place.scene} />
      <Card pad className={styles.card}>
        <Display className={styles.mark}>{mark}</Display>
        <div className={styles.words}>
          {(name !== '' || SPELL) && (
            <p className={styles.name} lang="ja">
              {name || place.unnamed}
            </p>
          )}
          <p className={styles.hint}>{SPELL ? place.noCapture : place.noStages}</p>
        </div>
        {(FRAMES !== null || INPUT) && (
          <Facts className={styles.facts}>
            {FRAMES !== null && <Fact label={place.length}>{frameTime(FRAMES, words)}</Fact>}
            {INPUT && <Fact label={place.presses}>{input.pressCount(INPUT.pressesPerMinute)}</Fact>}
          </Facts>
        )}
      </Card>
    </section>
  )
}
