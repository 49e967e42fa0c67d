import { MemberName } from '#cards/person/member-name.tsx'
import { openInstead } from '#cards/viewer/open-instead.ts'
import { useViewer } from '#cards/viewer/use-viewer.tsx'
import { GamePicture } from '#design/art/games/game-picture.tsx'
import { Head } from '#design/art/heads/head.tsx'
import { Display } from '#design/display.tsx'
import { Chip } from '#design/parts/chip.tsx'
import { Plaque } from '#design/parts/plaque.tsx'
import { Seal } from '#design/parts/seal.tsx'
import { Ago } from '#session/ago.tsx'
import { useLanguage, useWords } from '#session/words.tsx'
import type { ReplayDetail } from '../../contract/replays.ts'
import { sealOf } from '../../rules/replay-seal.ts'
import { runPack } from '../../words/run/run.pack.ts'
import { runFactsPack } from '../../words/run/run-facts.pack.ts'
import { scorecardPack } from '../../words/scorecard.pack.ts'
import { DownloadReplay } from '../card/download-replay.tsx'
import { LikeReplay } from '../card/like-replay.tsx'
import { useLikedReplays } from '../card/liked-replays.ts'
import { RankChip } from '../card/rank-chip.tsx'
import { ReplayFlags } from '../card/replay-flags.tsx'
import { ReplayScore } from '../card/replay-score.tsx'
import { iscoreText } from '../card/run-numbers.ts'
import { medalOf, runWords } from '../card/run-words.ts'
import { ShareReplay } from '../card/share-replay.tsx'
import { CompareButton } from '../compare/compare-button.tsx'
import styles from './scorecard.module.css'

/** The shop label of a run: picture, who, what, score, claims and seal, and what one can do with it. */
export function Scorecard({ run }: { readonly run: ReplayDetail }) {
  const { words, language } = useLanguage()
  const { replays } = words
  const facts = useWords(runFactsPack)
  const liked = useLikedReplays([run.KeyID])
  const names = runWords(run, language)
  const own = useWords(scorecardPack)
  return (
    <Plaque className={styles.card}>
      {run.SCREEN === '' ? (
        <GamePicture kind="card" game={run.GAM} alt={names.title} eager className={styles.picture} />
      ) : (
        <Screenshot run={run} name={names.title} />
      )}
      <div className={styles.identity}>
        <p className={styles.who}>
          <Head id={run.UPID} src={run.HEAD || null} size={24} alt="" />
          <MemberName id={run.UPID} nick={run.NICK} className={styles.nick} />
          {run.PILOT !== '' && <span className={styles.pilot}>{run.PILOT}</span>}
          <Ago at={run.UPTIME} className={styles.time} />
        </p>
        <h1 className={styles.run}>
          <Display className={styles.game}>{names.title}</Display>
          {names.shot && <span className={styles.shot}>{names.shot}</span>}
        </h1>
        <p className={styles.score}>
          <ReplayScore value={run.SCORE} size="large" unit />
        </p>
        {run.JF !== null && <p className={styles.iscore}>{`${facts.iscore} ${iscoreText(run.JF, 'exact')}`}</p>}
        {run.COMMENT !== '' && <p className={styles.comment}>{run.COMMENT}</p>}
        <p className={styles.flags}>
          <RankChip rank={run.RANK} size="large" />
          <Chip size="large">{replays.categories[run.CATEGORY]}</Chip>
          <ReplayFlags row={run} />
          {run.TOOL && (
            <span title={own.toolHint}>
              <Chip size="large" tint="plum">
                {own.tool}
              </Chip>
            </span>
          )}
        </p>
      </div>
      <div className={styles.side}>
        <RunSeal run={run} />
        <div className={styles.buttons}>
          <LikeReplay row={run} liked={liked.has(run.KeyID)} className={styles.like} />
          <DownloadReplay row={run} big />
          <CompareButton runs={[run]} />
          <ShareReplay path={`/r/${run.CODE}`} />
        </div>
      </div>
    </Plaque>
  )
}

/** A press opens the viewer; without scripts it leads to the original. */
function Screenshot({ run, name }: { readonly run: ReplayDetail; readonly name: string }) {
  const viewer = useViewer()
  const open = () => viewer.open({ pictures: [{ src: run.SCREEN, width: 0, height: 0, alt: name }], at: 0, name })
  return (
    <>
      <a
        href={run.SCREEN}
        className={styles.picture}
        onPointerEnter={viewer.ahead}
        onFocus={viewer.ahead}
        onClick={(event) => openInstead(event, open)}
      >
        <GamePicture kind="card" game={run.GAM} src={run.SCREEN} alt={name} eager className={styles.screen} />
      </a>
      {viewer.part}
    </>
  )
}

/** The seal of its medal, or of an all clear, broken where it is only claimed; else how far it went, in words. */
function RunSeal({ run }: { readonly run: ReplayDetail }) {
  const { replays } = useLanguage().words
  const facts = useWords(runFactsPack)
  const { seals, sealClaimed } = useWords(runPack)
  const seal = sealOf(run, medalOf(run.xz)?.type ?? null)
  if (seal) {
    const { title, sub } = seals[seal.type]
    return (
      <div className={styles.seal}>
        <Seal title={title} sub={seal.proved ? sub : sealClaimed} claimed={!seal.proved} />
      </div>
    )
  }
  return (
    <div className={styles.progress}>
      <span className={styles.label}>{facts.stage}</span>
      <Display className={styles.reached}>{run.TYPE === 'scene' ? run.STAGE : replays.progress(run.STAGE)}</Display>
    </div>
  )
}
