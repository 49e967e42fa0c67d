import { expect, test } from 'vitest'
import { foldText } from '#core/search/fold-text.ts'
import { replaySource } from './source.ts'

test('a run is found by its shot as players write it, with and without a space', () => {
  const row = { id: 17, text: 'MarisaB\nnote\npilot\n123', place: 6 } as Parameters<
    NonNullable<typeof replaySource.complete>
  >[0]
  const text = foldText(replaySource.complete?.(row) ?? '')
  for (const typed of ['魔理沙B', '魔理沙 B', 'MarisaB', 'Marisa B', 'wuyumolisha']) {
    expect(text, typed).toContain(foldText(typed))
  }
})
