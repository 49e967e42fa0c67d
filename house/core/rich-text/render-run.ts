import { replayCode } from '#rules/base62.ts'
import type { Piece } from '#rules/rich-text/document.ts'
import { pieceMoment } from '#rules/rich-text/piece-id.ts'
import { momentPicture, momentTime, runPath } from '#rules/rich-text/run-link.ts'
import { textWords } from './emoji-word.ts'
import { attributes, escapeHtml } from './html.ts'
import type { ShownRun } from './sources.ts'

/**
 * The card of a run in a text: picture, game, shot, difficulty, score and player; at a moment also its stage and time, with
 * the field as the picture. What differs by language stands in both, and the page shows the reader's.
 */
export function renderRun(attrs: Piece['attrs'], run: ShownRun): string {
  const code = replayCode(attrs.id)
  const moment = pieceMoment(attrs)
  const stage = moment ? run.stages[moment.stage - 1] : undefined
  // A stage that the run does not have is no moment of it.
  const shown = stage === undefined ? null : moment
  const link = { class: 'run-card', href: runPath(code, shown), target: '_blank', rel: 'noopener' }
  const field = shown !== null && run.open
  const image = field
    ? { class: 'run-field', src: momentPicture(code, shown), alt: '', width: 96, height: 112, loading: 'lazy' }
    : { src: run.src, alt: '', width: 96, height: 72, loading: 'lazy' }
  const name = inBoth(({ language }) => [run.game[language], run.shot[language]].filter(Boolean).join(' · '))
  const rank = run.rank ? `<i${attributes({ 'data-rank': run.rank.mark })}>${escapeHtml(run.rank.name)}</i>` : ''
  const at = shown && stage !== undefined ? momentLine(stage, momentTime(shown.frame)) : ''
  const words = `<span><b>${name}</b>${rank}</span><strong>${run.score}</strong><small>${escapeHtml(run.nick)}</small>${at}`
  return `<a${attributes(link)}><img${attributes(image)}><span class="run-words">${words}</span></a>`
}

const momentLine = (stage: string, time: string): string =>
  `<em>${inBoth(({ words }) => words.moment(stage, time))}</em>`

interface Reader {
  readonly language: 'zh' | 'en'
  readonly words: ReturnType<typeof textWords>
}

function inBoth(write: (reader: Reader) => string): string {
  const [zh, en] = (['zh', 'en'] as const).map((language) =>
    escapeHtml(write({ language, words: textWords(language) })),
  )
  return zh === en ? (zh ?? '') : `<span lang="zh">${zh}</span><span lang="en">${en}</span>`
}
