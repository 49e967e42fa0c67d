import { useState } from 'react'
import { classNames } from '#design/class-names.ts'
import { displayClass } from '#design/display.tsx'
import { Field } from '#design/parts/forms/field.tsx'
import { Select } from '#design/parts/forms/select.tsx'
import { TextInput } from '#design/parts/forms/text-input.tsx'
import { counterstop } from '#rules/games/counterstop.ts'
import { gameTitle } from '#rules/games/game-names.ts'
import { type Difficulty, difficultiesOf, difficultyWords, type Gam, iscoreGames } from '#rules/games/games.ts'
import { formatNumber } from '#rules/text.ts'
import { useLanguage, useWords } from '#session/words.tsx'
import { scoreValue } from '../../rules/iscore/iscore.ts'
import { highScoreMark, scoreQuantiles } from '../../rules/score-quantiles.ts'
import { typedScore } from '../../rules/typed-score.ts'
import { iscorePack } from '../../words/iscore/iscore.pack.ts'
import { iscoreText } from '../card/run-numbers.ts'
import styles from './try-score.module.css'

const ranksOf = (game: Gam): readonly Difficulty[] =>
  difficultiesOf(game).filter((rank) => scoreValue(game, rank, 0) !== null)

/** The iscore of a typed score, computed by the same rule as on the server. */
export function TryScore() {
  const { language } = useLanguage()
  const { trial } = useWords(iscorePack)
  const [game, setGame] = useState<Gam>(6)
  const [rank, setRank] = useState<Difficulty>('L')
  const [typed, setTyped] = useState('500,000,000')
  const ranks = ranksOf(game)
  const number = typedScore(typed)
  const score = Math.min(number ?? 0, counterstop)
  const value = number === null ? '–' : iscoreText(scoreValue(game, rank, score) ?? 0, 'exact')
  const mark = highScoreMark(game, rank)
  const best = scoreQuantiles(game, rank)?.max
  const choose = (next: Gam) => {
    setGame(next)
    if (!ranksOf(next).includes(rank)) setRank('L')
  }
  return (
    <section className={styles.trial} data-unasked aria-label={trial.title}>
      <p className={styles.text}>{trial.text}</p>
      <div className={styles.fields}>
        <Field label={trial.game}>
          <Select
            value={String(game)}
            onChange={({ target }) => choose(iscoreGames.find((each) => String(each) === target.value) ?? game)}
            options={iscoreGames.map((each) => ({ value: String(each), label: gameTitle(each, language) }))}
          />
        </Field>
        <Field label={trial.rank}>
          <Select
            value={rank}
            onChange={({ target }) => setRank(ranks.find((each) => each === target.value) ?? rank)}
            options={ranks.map((each) => ({ value: each, label: difficultyWords[each] }))}
          />
        </Field>
        <Field label={trial.score} error={number === null && trial.noNumber}>
          <TextInput
            inputMode="numeric"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            onBlur={() => number !== null && setTyped(formatNumber(score))}
          />
        </Field>
        <output className={styles.result} aria-label={trial.result}>
          <b className={classNames(displayClass(value), 'num')}>{value}</b>
        </output>
      </div>
      <p className={styles.notes}>
        {best !== undefined && <span>{trial.best(formatNumber(best))}</span>}
        {mark !== null && <span>{trial.mark(formatNumber(Math.ceil(mark)))}</span>}
      </p>
    </section>
  )
}
