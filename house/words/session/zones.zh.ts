/** Times for readers who are not in the time zone of Beijing. */
export const zones = {
  beijing: (time: string) => `北京时间 ${time}`,
}
