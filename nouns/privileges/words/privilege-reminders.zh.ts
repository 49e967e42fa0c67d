/** Reminders about privilege levels. */
export const privilegeReminders = {
  both: (level: string) => `时间和发帖把你的残机和符卡都升到了 ${level} 级`,
  life: (level: string) => `时间和发帖把你的残机升到了 ${level} 级`,
  bomb: (level: string) => `时间和发帖把你的符卡升到了 ${level} 级`,
}
