import type { Manifest } from '#core/manifest.ts'
import { refuseBlack } from '#core/members/black-gate.ts'
import { refuseEntered } from '#core/members/not-entered.ts'
import { judgeReport } from '#core/moderation/judge-report.ts'
import type { ReportedKind } from '#core/moderation/reported-kind.ts'
import { type Feature, implement } from '#kit/http/call.ts'
import { queue } from '../contract/queue.ts'
import { queueList } from './queue-list.ts'

const queueFeature = (kinds: readonly ReportedKind[]): Feature => {
  const list = queueList(kinds)
  return implement(queue, {
    /** POST /getQueue */
    list: ({ db, input, member }) => list(db, member.id, input),
    /** POST /judgeReport */
    judge: async (call) => {
      refuseEntered(call.member)
      await refuseBlack(call.db, call.member)
      const noun = kinds.find(({ kind }) => kind === call.input.kind) ?? call.refuse('missingReport')
      return judgeReport(noun, call)
    },
  })
}

const queueManifest: Manifest = {
  name: 'queue',
  open: ({ reported }) => ({ calls: [queueFeature(reported.filter(({ judged }) => judged !== undefined))] }),
}

export const manifests: readonly Manifest[] = [queueManifest]
