/** The way of a stage as the picture of a run's card. Loaded with the part that chooses it. */
export const replayStill = {
  of: (stage: string) => `${stage}走位`,
  title: '卡片图',
  hint: '分享链接时带的那张图。可以换成这一面的走位。',
  use: '用这一面做卡片图',
  usual: '换回平常的卡片图',
  is: (stage: string) => `选的是 ${stage}走位。`,
  states: {
    ready: '图已经画好。',
    making: '图正在画，过一会儿就好。',
    closed: '录像文件没有公开，所以先用平常的卡片图。',
    failed: '走位现在画不出来，所以先用平常的卡片图。',
  },
  usualStates: { ready: '现在是平常的卡片图。', making: '平常的卡片图正在画，过一会儿就好。' },
  picture: '现在的卡片图',
}
