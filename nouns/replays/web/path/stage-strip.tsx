import { FIELD, heatOf } from '@patisserie/replay/path/heat'
import type { StagePath } from '@patisserie/replay/path-facts'
import { useEffect, useId, useRef } from 'react'
import { useWords } from '#session/words.tsx'
import { replayPathPack } from '../../words/replay-path.pack.ts'
import { drawSmall } from './field-canvas.ts'
import styles from './stage-strip.module.css'

interface StageStripProps {
  readonly paths: readonly StagePath[]
  readonly stage: number
  readonly label: (index: number) => string
  readonly onChoose: (stage: number) => void
}

/** The stages with where the time went and their verdicts; one of them is shown large. */
export function StageStrip({ paths, stage, label, onChoose }: StageStripProps) {
  const words = useWords(replayPathPack)
  const name = useId()
  return (
    <fieldset>
      <legend className="visually-hidden">{words.stages}</legend>
      <div className={styles.strip}>
        {paths.map((path) => (
          <label key={path.index} className={styles.stage} data-verdict={path.verdict}>
            <input
              type="radio"
              className="visually-hidden"
              name={name}
              checked={path.index === stage}
              onChange={() => onChoose(path.index)}
            />
            <Small path={path} />
            <b>{label(path.index)}</b>
            <span>{words.verdicts[path.verdict]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function Small({ path }: { readonly path: StagePath }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (context) drawSmall(context, { path, heat: heatOf([path]) }, scale)
  }, [path])
  return <canvas ref={canvas} width={FIELD.width * scale} height={FIELD.height * scale} />
}

/** Of the field's pixels. */
const scale = 0.5
