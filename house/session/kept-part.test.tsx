import { type ReactNode, useId } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { KeptLooks } from './kept-looks.ts'
import { KeptLook, KeptPart, KeptParts, KeptPartsContext } from './kept-part.tsx'

function Field({ name }: { readonly name: string }) {
  const id = useId()
  return (
    <label htmlFor={id}>
      {`${name} & `}
      <input id={id} />
    </label>
  )
}

function Page({ inside, current }: { readonly inside: ReactNode; readonly current: string }) {
  return (
    <div>
      <Field name="before" />
      <KeptPart of={`top ${current}`}>
        <nav>
          <a aria-current={current === 'a'} href="/?a&b">
            {'<a>'} {current}
          </a>
          <Field name="inside" />
        </nav>
      </KeptPart>
      <main>{inside}</main>
      <KeptPart of="foot">
        <p>{'one'}</p>
        {'two'}
      </KeptPart>
      <Field name="after" />
    </div>
  )
}

const whole = (page: ReactNode) => renderToString(page)

describe('parts that are kept', () => {
  test('a page is the same with and without them, the first time and later, ids included', () => {
    const parts = new KeptParts()
    const pages = ['a', 'b', 'a', 'b'].map((current) => (
      <Page key={current} inside={<Field name={`of ${current}`} />} current={current} />
    ))
    for (const page of pages) {
      expect(parts.fill(renderToString(<KeptPartsContext value={parts}>{page}</KeptPartsContext>))).toBe(whole(page))
    }
    expect(['top a', 'top b', 'foot', 'top c'].map((name) => parts.has(name))).toEqual([true, true, true, false])
  })

  test('what is kept is not rendered again', () => {
    const parts = new KeptParts()
    let rendered = 0
    const Counted = () => {
      rendered++
      return <i />
    }
    const render = () =>
      parts.fill(
        renderToString(
          <KeptPartsContext value={parts}>
            <KeptPart of="counted">
              <Counted />
            </KeptPart>
          </KeptPartsContext>,
        ),
      )
    expect([render(), render(), render()]).toEqual(['<i></i>', '<i></i>', '<i></i>'])
    expect(rendered).toBe(1)
  })

  test('beyond the most, parts are rendered each time', () => {
    const parts = new KeptParts(1)
    for (const current of ['a', 'b', 'b', 'a']) {
      const page = <Page inside="x" current={current} />
      expect(parts.fill(renderToString(<KeptPartsContext value={parts}>{page}</KeptPartsContext>))).toBe(whole(page))
    }
    expect(parts.has('foot')).toBe(false)
  })

  test('two pages under way at once both fill in what neither had', () => {
    const parts = new KeptParts()
    const page = <Page inside="x" current="a" />
    const [one, two] = [page, page].map((each) =>
      renderToString(<KeptPartsContext value={parts}>{each}</KeptPartsContext>),
    )
    expect([parts.fill(one ?? ''), parts.fill(two ?? '')]).toEqual([whole(page), whole(page)])
  })
})

describe('parts kept by what they show', () => {
  const render = (parts: KeptParts, rows: readonly { readonly n: number; readonly text: string }[]) =>
    parts.fill(
      renderToString(
        <KeptPartsContext value={parts}>
          {rows.map((row) => (
            <KeptLook key={row.n} shows={() => row}>
              <Row row={row} />
            </KeptLook>
          ))}
        </KeptPartsContext>,
      ),
    )
  let rendered = 0
  const Row = ({ row }: { readonly row: { readonly n: number; readonly text: string } }) => {
    rendered++
    return (
      <b>
        {row.n} {row.text}
      </b>
    )
  }
  const rowsFrom = (first: number, text = 'x') => Array.from({ length: 10 }, (_, n) => ({ n: first + n, text }))
  const bare = (rows: ReturnType<typeof rowsFrom>) => rows.map(({ n, text }) => `<b>${n}<!-- --> <!-- -->${text}</b>`)

  test('are rendered once for the same and again for anything else', () => {
    const parts = new KeptParts()
    rendered = 0
    expect(render(parts, rowsFrom(1))).toBe(bare(rowsFrom(1)).join(''))
    expect(render(parts, rowsFrom(3))).toBe(bare(rowsFrom(3)).join(''))
    expect(rendered).toBe(12)
    expect(render(parts, rowsFrom(1, '"><kept-part of="=1">'))).toContain('&lt;kept-part')
    expect(rendered).toBe(22)
  })

  test('take so many bytes at most, and a page finds what it left out whatever gives way', () => {
    const parts = new KeptParts(10, new KeptLooks(300))
    for (let first = 0; first < 60; first += 3) {
      expect(render(parts, rowsFrom(first % 21))).toBe(bare(rowsFrom(first % 21)).join(''))
      expect(parts.looks.bytes).toBeLessThanOrEqual(300)
    }
  })
})
