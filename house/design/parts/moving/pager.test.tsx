import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Pager } from './pager.tsx'

const labels = { nav: 'pages', previous: 'previous', next: 'next', page: (page: number) => `page ${page}` }

/** The pages that the two arrows lead to; null for an arrow that leads nowhere. */
function arrowsAt(page: number, pages = 3): readonly (number | null)[] {
  const html = renderToStaticMarkup(
    <Pager page={page} pages={pages} labels={labels} link={(to, props) => <a href={`?p=${to}`} {...props} />} />,
  )
  return ['prev', 'next'].map((rel) => {
    const [, to] = new RegExp(`href="\\?p=(\\d+)"[^>]*rel="${rel}"`).exec(html) ?? []
    return to === undefined ? null : Number(to)
  })
}

test('the arrows lead to the pages beside, and nowhere beyond the first and the last', () => {
  expect([1, 2, 3].map((page) => arrowsAt(page))).toEqual([
    [null, 2],
    [1, 3],
    [2, null],
  ])
})
