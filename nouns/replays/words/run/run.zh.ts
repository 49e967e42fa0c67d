import { formatNumber } from '#rules/text.ts'
import type { AchievementType } from '../../rules/replays.ts'

interface NamedEvents {
  readonly lost: number
  readonly bombs: number
  readonly borders: number
  /** Borders broken by the bomb key. */
  readonly broken: number
}

/** The details of one replay: the contents of its file, and its comments. Loaded with them, not with the pack. */
export const run = {
  goneText: '它可能被主人收走了，也可能从来没有摆上来过。',
  /** What one can do with a replay on its page. */
  acts: {
    share: '复制链接',
    shareFailed: '浏览器不让复制，请从地址栏复制',
    hide: '改为不公开',
    open: '改为公开',
    nowOpen: '录像文件已公开',
    nowClosed: '录像文件已不公开',
  },
  stageTable: {
    title: '各面记录',
    caption: '每一面的得分与面首的资源',
    stage: '面',
    own: '本面得分',
    end: '面末得分',
    score: '得分',
    /** Above the name of what was in hand when the stage began. */
    entering: '进面',
    leaving: '面末',
    lives: '残机',
    bombs: '符卡',
    power: '灵力',
    graze: '擦弹',
    length: '时长',
    noLifeLost: '这一面没有失去残机，录像文件可以证明',
    /** Sums over the stages of what game 7's file names by frame. */
    events: ({ lost, bombs, borders, broken }: NamedEvents) =>
      `文件逐帧记下：失去残机 ${lost} 次，放符卡 ${bombs} 次，结界 ${borders} 次${broken === 0 ? '' : `，其中 ${broken} 次用符卡键破开`}`,
    label: (stage: string) => (stage === 'Match' ? '对战' : /^\d+[AB]?$/.test(stage) ? `${stage} 面` : stage),
    none: '这份录像里没有分面的记录。',
  },
  chart: {
    title: '得分与资源',
    score: (unit: string) => (unit === '' ? '得分' : `得分（${unit}）`),
    /** Magnitudes of the axis, largest first. */
    units: [
      [1e8, '亿'],
      [1e4, '万'],
    ] as [size: number, word: string][],
    lives: '残机',
    bombs: '符卡',
    summary: (stages: number, score: string) => `${stages} 面的累计得分，从 0 到 ${score}`,
  },
  input: {
    title: '按键',
    focus: '低速占比',
    shot: '射击占比',
    bombs: '按符卡键',
    bombCount: (n: number) => `${formatNumber(n)} 次`,
    presses: '每分钟按键',
    pressCount: (n: number) => `${formatNumber(Math.round(n))} 下`,
    bombHint: '按下不等于放出：没有符卡时也会记一次',
  },
  /** The details that a row of the list unfolds. */
  details: {
    stages: '各面',
    facts: '文件',
    checks: '核对',
    noStages: '这种录像不分面记录。',
    noFlags: '没有声明 NM、NB 这类条件。',
    loading: '正在翻看这份录像',
  },
  info: {
    title: '录像信息',
    length: (time: string, frames: string) => `${time} · ${frames} 帧`,
    /** By the clock of the player's machine, whose zone the file does not tell. */
    clock: (time: string) => `${time}（玩家的时钟）`,
  },
  seals: {
    clear: { title: '通关', sub: 'ALL CLEAR' },
    hard: { title: '极难', sub: 'ALL CLEAR' },
    nn: { title: '无撞', sub: 'NO MISS NO BOMB' },
    score: { title: '打分', sub: 'HIGH SCORE' },
  } satisfies Record<AchievementType, { title: string; sub: string }>,
  /** Shown below a seal if the file does not prove the clear. */
  sealClaimed: '玩家申报',
  warnings: {
    'no-user': '文件末尾没有游戏写下的文字信息，有些内容因此读不到。',
    checksum: '文件的校验和对不上，内容可能被改动过。',
    'practice-tool': '这份录像是用练习工具录的。',
    'unverified-format': '这部作品的格式还没有足够的样本对照，只显示能确定的内容。',
    'trailing-data': '文件末尾有多余的数据。',
    'user-length': '文字信息的长度写错了，已经按实际内容读出。',
    'unknown-value': '文件里有这部作品没有的难度、自机或面数。',
    trial: '这是体验版的录像，不参加排名。',
    tool: '这份录像是用练习工具录的，不参加排名。',
  } as Record<string, string>,
  warningTitle: '读这份录像时注意到',
  commentHint: '说说这一局',
  remove: {
    title: '删除这份录像？',
    text: '录像、评论与赞都会一起收走。同一份录像以后可以重新上传。',
    keep: '留着',
    confirm: '删除录像',
  },
}
