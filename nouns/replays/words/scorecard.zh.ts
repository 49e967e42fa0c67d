import { formatNumber } from '#rules/text.ts'

/** The scorecard on a replay's own page, and the comparison of two replays. */
export const scorecard = {
  tool: '练习工具 thprac',
  toolHint: '录像里有练习工具 thprac 写下的记录：这一局用过它的设置',
  story: {
    title: '和同好比一比',
    all: (n: string) => `${n} 份同类录像`,
    /** Magnitudes of a difference, largest first. */
    units: [
      [1e8, '亿'],
      [1e4, '万'],
    ] as [size: number, word: string][],
    /** Figures between asterisks stand out. */
    first: (kind: string) => `${kind}：站上第一份。`,
    place: (of: number, kind: string, rank: number) => `${kind}：站上 *${of}* 份里排第 *${rank}*。`,
    archive: (runs: string, percent: number, about: boolean) =>
      percent === 100
        ? `比旧榜档案里全部 *${runs}* 份同类成绩都高`
        : percent === 0
          ? `旧榜档案里有 *${runs}* 份同类成绩`
          : `比旧榜档案里 *${runs}* 份同类成绩的${about ? '约 ' : ' '}*${percent}%* 高`,
    best: (sign: number, score: string, best: string) =>
      sign < 0
        ? `，离最高的 ${best} 还差 *${score}*。`
        : sign > 0
          ? `，超出档案最高 *${score}*。`
          : '，和档案最高一样多。',
    former: (sign: number, score: string) =>
      sign < 0
        ? `离自己之前最好的一局还差 *${score}*`
        : sign > 0
          ? `比自己之前最好的一局多 *${score}*`
          : '和自己之前最好的一局同分',
    formerStage: (stage: string, score: string) => `，${stage}多了 *${score}*`,
    end: '。',
    seeFormer: '（看那一局）',
    own: (score: string) => `这一局 ${score}`,
    median: (score: string) => `中位 ${score}`,
    top: (score: string) => `最高 ${score}`,
    pearls: (runs: string, all: string, about: boolean) =>
      `一颗珠子${about ? '是百分之一' : '一份成绩'}，横轴是得分。旧榜档案 ${all} 份里，同作、同难度、同自机的有 ${runs} 份。`,
    gains: '各面比同类中位',
    brightest: (stage: string, score: string) => `最亮的一段：${stage}，比同类中位多 ${score}。`,
    richest: (stage: string, score: string, percent: number) =>
      `得分最多的一段：${stage}，${score}，占整局 ${percent}%。`,
    fewStages: '站上有十份同类录像，才比各面。',
  },
  charts: {
    power: '灵力',
    piv: '得点',
    graze: '擦弹',
    cursor: '按面查看得分与资源',
    /** Heading of the state at the start of a stage. */
    starts: '进入这一面时',
    ended: (score: string) => `面末 ${score}`,
    has: (label: string, value: string) => `${label} ${value}`,
    lost: (label: string, before: string, now: string) => `${label}比上一面少了：${before} → ${now}`,
    straight: '录像只在换面时记下得分与资源，一面之内按直线画。圈出的地方，残机或符卡比上一面少。',
  },
  path: {
    title: '走位',
    offer: '录像只存按键。从每一面的起点照着按键一帧一帧走一遍，就知道人在哪里，走得对不对文件自己能证明。',
    offerTwo: '两局叠在一张图上走一遍：同一面，同一刻，谁在哪里。',
    open: '把走位画出来',
  },
  input: {
    rows: {
      up: '↑',
      down: '↓',
      left: '←',
      right: '→',
      shot: '射击',
      focus: '低速',
      bomb: '符卡',
      special: '特殊',
      change: '换卡',
    } as Record<string, string>,
    rowNames: { up: '上', down: '下', left: '左', right: '右' } as Record<string, string>,
    /** What the game's special key does, by the game's number. */
    special: { 128: '连射', 13: '灵界', 16: '解放', 18: '用卡' } as Record<number, string>,
    photo: '拍照',
    waiting: '正在翻看每一帧的按键',
    closed: '录像文件没有公开：逐帧的按键只给上传者看，上面的占比是整局的。',
    failed: '按键没能端上来',
    none: '按键还没有整理出来，过一会儿再来看。',
    cursor: '按时间查看按键',
    window: (seconds: string) => `每格 ${seconds} 秒，颜色越深，按住的时间越长`,
    at: (stage: string, time: string) => `${stage} ${time}`,
    share: (name: string, percent: string) => `${name} ${percent}`,
    presses: '每分钟按键',
    pressesAt: (n: number) => `每分钟 ${formatNumber(n)} 下`,
    rate: '处理落',
    rateAt: (low: number, slow: string) => `最低 ${low} 帧，处理落 ${slow}`,
    fullRate: '60 帧',
    lens: (seconds: number) => `前后 ${seconds} 秒，一帧一帧`,
    noLens: '这一局按键太密，只留下了每格的占比。',
    table: '各面的按键与处理落',
    stage: '面',
    perMinute: '每分钟',
    bombs: '按符卡键',
    low: '最低帧数',
    slow: '处理落率',
    openTable: '看数据表',
  },
  place: {
    scene: '场景',
    spell: '符卡',
    length: '时长',
    presses: '每分钟按键',
    noStages: '这种局只有一个场景，没有分面的记录。',
    noCapture: '有没有收下这张符卡，文件里没有记。',
    unnamed: '没有名字',
  },
  versus: {
    title: '双方',
    caption: '每一战的双方',
    stage: '战',
    own: '己方',
    other: '对手',
    machine: '电脑',
    person: '玩家',
    score: '开战时得分',
  },
  hints: {
    title: '核对',
    staffOnly: '只有录像组看得到。这些是解析时注意到的地方，不是结论。',
    none: '没有注意到什么。',
  },
  compare: {
    action: '对照',
  },
}
