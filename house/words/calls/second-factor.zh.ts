import type { secondFactor as secondFactorContract } from '#contract/second-factor.ts'
import type { CallWords } from '../call-words.ts'
import type { CallRefusal } from '../problem.ts'

/** Name of the noun, and what its calls do: for the API document. */
export const secondFactor: CallWords<typeof secondFactorContract> = {
  name: '两步验证',
  calls: {
    state: '两步验证的状态',
    start: '开始设置两步验证',
    confirm: '用动态码确认两步验证',
    end: '关闭两步验证',
    renewCodes: '换一批恢复码',
    logIn: '用动态码完成登录',
  },
}

/** What its calls refuse. */
export const refusals = {
  loginAgain: '等太久或填错太多次了，请重新登录',
  totpOn: '两步验证已经开着',
  totpOff: '两步验证没有开',
  totpLate: '密钥过期了，请重新开始',
} satisfies Partial<Record<CallRefusal, string>>
