/** The report of a replay. Loaded with its dialog, not with the pack. */
export const report = {
  title: '举报录像',
  text: '觉得这份录像不是本人打的、被改过，或者不该出现在这里？写明理由，店员会看。',
  code: '录像编号',
  reason: '理由',
  reasonHint: '哪里不对？从第几面、什么时候开始的？',
  send: '举报',
  sent: '举报交给店员了，有结果会告诉你',
}
