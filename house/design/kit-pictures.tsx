import { artUrl } from './art/art-url.ts'
import { Dessert } from './art/desserts/dessert.tsx'
import type { DessertKind, DessertMood } from './art/desserts/dessert-bodies.ts'
import type { DessertSkin } from './art/desserts/dessert-svg.ts'
import { gameLooks } from './art/game-looks.ts'
import { GamePicture } from './art/games/game-picture.tsx'
import { AllTile, GameTile, gameStripClass } from './art/games/game-tile.tsx'
import { Medal } from './art/games/medal.tsx'
import { Ornament, type OrnamentKind } from './art/pictures.tsx'
import { Pot } from './art/resources/pot.tsx'
import { Pips, ResourceIcon } from './art/resources/resource-icon.tsx'
import { type ResourceKind, resourceMarkup } from './art/resources/resource-markup.ts'
import styles from './kit.module.css'
import { Section } from './kit-section.tsx'
import { Avatar } from './parts/avatar.tsx'
import { Card } from './parts/card.tsx'
import { Grid, Row, Stack } from './parts/layout.tsx'
import { Seal } from './parts/seal.tsx'
import { PageHead, SectionHead } from './parts/section-head.tsx'

const KINDS: readonly DessertKind[] = ['icecream', 'orange', 'mooncake', 'milk', 'coffee', 'starsugar', 'bocai']
const MOODS: readonly DessertMood[] = ['calm', 'happy', 'sleepy', 'away']
const SKINS: readonly DessertSkin[] = ['sakura', 'snow', 'night', 'gold']
const FRAMES = ['hard', 'nn', 'clear', 'score'] as const
const ORNAMENTS: readonly OrnamentKind[] = ['ring', 'petals', 'spiral', 'fan', 'lace']
const SCALES = ['strawberry', 'honey', 'matcha', 'soda', 'plum']
const STEPS = [100, 200, 300, 400, 500, 600, 700, 800]
// the keys of a record of ResourceKind
const RESOURCES = Object.keys(resourceMarkup) as ResourceKind[]
const SLOTS: readonly ResourceKind[] = ['gdd', 'gdd', 'gdd', 'gdd', 'sjd', 'sjd', 'zjj']
const HEADS = Array.from({ length: 24 }, (_, i) => 1000311 + i * 137)
const WORDS = { title: '部件', sub: '同一套词，同一套尺', all: '全', pot: '锅里有 7 颗', pips: '3 / 8' }

export function KitPictures({ theme }: { theme: 'day' | 'night' }) {
  return (
    <>
      <PageHead title={WORDS.title} sub={WORDS.sub} />
      <Section>
        <div className={styles.scene}>
          <img
            src={artUrl.scene(theme)}
            alt=""
            width="690"
            height="320"
            style={{ width: '100%', height: '100%', objectFit: 'cover' }}
          />
        </div>
      </Section>
      <Section>
        <SectionHead title="作品卡" />
        <Grid gap={3} least="var(--w-2xs)">
          {gameLooks.map(({ id, title }) => (
            <GamePicture key={id} game={id} kind="card" alt={title} />
          ))}
        </Grid>
      </Section>
      <Section>
        <Row>
          {gameLooks.map(({ id, title }) => (
            <GamePicture key={id} game={id} kind="thumb" alt={title} />
          ))}
        </Row>
      </Section>
      <div className={gameStripClass}>
        <button type="button" aria-pressed="false">
          <AllTile>{WORDS.all}</AllTile>
        </button>
        {gameLooks.map(({ id, title }) => (
          <button key={id} type="button" aria-pressed={id === 11}>
            <GameTile game={id} label={title} />
          </button>
        ))}
      </div>
      <Section>
        <SectionHead title="甜品架" />
        <Card pad>
          <div className={styles.shelf}>
            {MOODS.flatMap((mood) =>
              KINDS.map((kind) => <Dessert key={mood + kind} kind={kind} mood={mood} label="" />),
            )}
            {SKINS.flatMap((skin) =>
              KINDS.map((kind) => <Dessert key={skin + kind} kind={kind} skin={skin} label="" />),
            )}
          </div>
        </Card>
      </Section>
      <Section>
        <SectionHead title="食材柜" />
        <Card pad>
          <Stack>
            <Row gap={3}>
              {RESOURCES.map((kind) => (
                <ResourceIcon key={kind} kind={kind} size={28} />
              ))}
            </Row>
            <Row gap={3}>
              <Pips kind="player" held={3} of={8} label={WORDS.pips} />
              <Pips kind="bomb" held={2} of={8} label={WORDS.pips} />
            </Row>
            <Row>
              {gameLooks.map(({ id, glyph }, i) => (
                <Medal key={id} game={id} frame={FRAMES[i % 4] ?? 'hard'} label={glyph} />
              ))}
            </Row>
            <Row>
              {HEADS.map((id, i) => (
                <Avatar key={id} id={id} alt="" {...(i % 4 === 0 && { here: WORDS.all })} />
              ))}
            </Row>
            <Row gap={4}>
              <Seal title="通关" sub="ALL CLEAR" />
              <Seal title="Clear" sub="1CC" />
              <Seal title="通关" sub="玩家申报" claimed />
            </Row>
            <Pot slots={SLOTS} label={WORDS.pot} />
            <Row gap={4} className="faint">
              {ORNAMENTS.map((kind) => (
                <Ornament key={kind} kind={kind} />
              ))}
            </Row>
            {SCALES.map((scale) => (
              <div key={scale} className={styles.swatches}>
                {STEPS.map((step) => (
                  <span key={step} style={{ background: `var(--${scale}-${step})` }} />
                ))}
              </div>
            ))}
          </Stack>
        </Card>
      </Section>
    </>
  )
}
