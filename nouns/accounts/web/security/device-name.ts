import type { settings } from '../../words/settings.zh.ts'

export interface DeviceKind {
  /** '' when it is not known. */
  readonly browser: string
  readonly system: string
  readonly handheld: boolean
  /** No browser: it says of itself what it is, as curl does. */
  readonly program: boolean
}

/** Browser and operating system named by a User-Agent header. */
export const deviceOf = (agent: string): DeviceKind => ({
  browser: browsers.find(([, sign]) => sign.test(agent))?.[0] ?? '',
  system: systems.find(([, sign]) => sign.test(agent))?.[0] ?? '',
  handheld: /Mobi|Android|iPhone|iPad|HarmonyOS/i.test(agent),
  program: agent !== '' && !agent.startsWith('Mozilla/'),
})

/** A device in words, such as `Windows 上的 Firefox`. */
export const deviceName = (agent: string, words: (typeof settings)['devices']): string => {
  const { browser, system, program } = deviceOf(agent)
  if (program) return words.program
  const known = browser === 'WeChat' ? words.wechat : browser
  if (system === '') return known || words.unknown
  return words.name(known || words.browser, system)
}

/** From the most particular: nearly every browser names others beside itself. */
const browsers: readonly (readonly [string, RegExp])[] = [
  ['WeChat', /MicroMessenger/],
  ['QQ', /\bQQ\//],
  ['QQ Browser', /M?QQBrowser/],
  ['UC', /\bUCBrowser|\bUBrowser/],
  ['Quark', /\bQuark/],
  ['MIUI', /MiuiBrowser/],
  ['Huawei Browser', /HuaweiBrowser/],
  ['Samsung Internet', /SamsungBrowser/],
  ['Vivaldi', /Vivaldi/],
  ['Opera', /\bOPR\/|\bOpera/],
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Firefox', /\bFirefox\/|\bFxiOS\//],
  ['Chrome', /\b(?:Headless)?Chrome\/|\bCriOS\//],
  ['Safari', /\bSafari\//],
]

const systems: readonly (readonly [string, RegExp])[] = [
  ['iPad', /\biPad/],
  ['iPhone', /\biPhone/],
  ['HarmonyOS', /HarmonyOS|OpenHarmony/],
  ['Android', /\bAndroid/],
  ['Windows', /\bWindows/],
  ['macOS', /\bMacintosh/],
  ['ChromeOS', /\bCrOS/],
  ['Linux', /\bLinux/],
]
