import { type ComponentType, useRef, useState } from 'react'
import { problemText } from '#api/problem-text.ts'
import { Field } from '#design/parts/forms/field.tsx'
import { TextInput } from '#design/parts/forms/text-input.tsx'
import { Banner } from '#design/parts/state/banner.tsx'
import * as houseLimits from '#rules/house-limits.ts'
import { readDocument } from '#rules/rich-text/read-document.ts'
import * as textLimits from '#rules/rich-text/text-limits.ts'
import { countCharacters, isBlank, weightedLength } from '#rules/text.ts'
import { useLanguage, useWords } from '#session/words.tsx'
import { editorBlocksPack } from '#words/editor/editor-blocks.pack.ts'
import { sameDocument } from '../../draft/keeper/same-document.ts'
import { BlockDialog, type BlockPlace, useBlock } from '../block-dialog.tsx'
import { isEmptyDocument } from './empty-document.ts'
import { HiddenPreview } from './hidden-preview.tsx'
import { type LayerProps, SmallEditor, type SmallHandle } from './small-editor.tsx'

interface HiddenDialogProps extends BlockPlace {
  /** The dialogs of the small editor inside. */
  readonly layer: ComponentType<LayerProps>
}

/** A title everybody sees, and a text that shows once it is opened. */
export function HiddenDialog({ layer, ...opened }: HiddenDialogProps) {
  const { words: all, language } = useLanguage()
  const words = useWords(editorBlocksPack)
  const { was: block, put } = useBlock(opened)
  const was = block?.component === 'hidden' ? block.data : null
  const [showing, setShowing] = useState(was?.showing ?? '')
  const [content, setContent] = useState(was?.content ?? null)
  const [written, setWritten] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [asked, setAsked] = useState(false)
  const small = useRef<SmallHandle>(null)
  const used = weightedLength(showing)
  const titleProblem = isBlank(showing)
    ? words.hidden.titleMissing
    : used > houseLimits.topicTitle
      ? words.hidden.titleLong
      : undefined

  const fail = (said: string) => {
    setProblem(said)
    return false
  }
  const show = () => {
    setAsked(true)
    const now = small.current?.read()
    if (!now || isEmptyDocument(now)) return fail(words.hidden.noContent)
    const read = readDocument(now, textLimits.floorPicturesPrivileged)
    if (!read.ok) return fail(problemText({ refusal: `ms.${read.problem}`, data: null }, all, language))
    setProblem(null)
    setContent(read.document)
    return titleProblem === undefined
  }
  return (
    <BlockDialog
      words={words.hidden}
      again={was !== null}
      changed={written || showing !== (was?.showing ?? '')}
      onPreview={show}
      preview={content && <HiddenPreview showing={showing} content={content} />}
      onInsert={() => content && put({ component: 'hidden', data: { showing: showing.trim(), content } })}
      onClose={opened.onClose}
    >
      <Field
        label={words.hidden.showing}
        hint={words.hidden.showingHint}
        required
        error={asked ? titleProblem : undefined}
        counter={countCharacters(showing, houseLimits.topicTitle, language)}
      >
        <TextInput
          value={showing}
          autoComplete="off"
          onChange={({ target }) => setShowing(target.value)}
          onEnter={() => small.current?.focus()}
        />
      </Field>
      <SmallEditor
        ref={small}
        initial={content}
        label={words.hidden.content}
        layer={layer}
        onChange={(now) => setWritten(was ? !sameDocument(now, was.content) : !isEmptyDocument(now))}
      />
      {problem && <Banner kind="error">{problem}</Banner>}
    </BlockDialog>
  )
}
