import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Kit } from './kit.tsx'
import { ToastProvider } from './parts/over/toast.tsx'

it('renders every part on the server', () => {
  const html = renderToString(
    <ToastProvider label="news">
      <Kit />
    </ToastProvider>,
  )
  expect(html).toContain('data-theme="day"')
  expect(html).toContain('data-theme="night"')
  expect(html).not.toMatch(/NaN|undefined|\[object/)
})
