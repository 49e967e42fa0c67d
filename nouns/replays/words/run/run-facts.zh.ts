import type { ReplayFlag } from '../../rules/replays.ts'

/** Names of the facts of a replay and of what its uploader claims, loaded with the details of a replay and the forms for it. */
export const runFacts = {
  route: '路线',
  type: '类型',
  stage: '进度',
  version: '版本',
  played: '录制于',
  uploaded: '上传于',
  frames: '总帧数',
  length: '时长',
  slow: '平均处理落',
  category: '类别',
  medal: '奖章',
  iscore: '竞技分',
  noIscore: '还没有',
  pilot: '机签',
  file: '文件名',
  size: '大小',
  inner: '文件里的留言',
  noMedal: '没有奖章',
  flags: {
    NM: '无撞',
    NB: '无符卡',
    NT: '无特殊系统',
    NSY: '无低速',
  } satisfies Record<ReplayFlag, string>,
  flagSays: (flag: string, verdict: string) => `${flag} · ${verdict}`,
}
