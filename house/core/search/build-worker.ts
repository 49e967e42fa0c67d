import { parentPort } from 'node:worker_threads'
import { buildSegment, mergeSegments } from './build-segment.ts'
import type { BuilderTask } from './segment-builder.ts'

// The thread of `openSegmentBuilder`.
parentPort?.on('message', (task: BuilderTask) => {
  parentPort?.postMessage('build' in task ? buildSegment(task.build) : mergeSegments(task.merge))
})
