import { enrol } from '#site/journeys/enrol.ts'
import { journeysOn } from '#site/journeys/journey.ts'
import { frame } from '#site/journeys/pages/frame.ts'
import { paintingUploadPage } from '#site/journeys/pages/painting-upload-page.ts'
import { eventually, see, seeGone } from '#site/journeys/see.ts'
import { makeMember } from '#site/test/make-member.ts'
import { keptNames } from './kept-names.ts'
import { plainPng } from './picture-files.ts'

const journey = journeysOn()

journey('what a guest has begun hangs after the log-in, and is not offered again', async ({ site, person }) => {
  const { account, password } = await enrol(site, 'late', 'en')
  const painter = await person({ language: 'en' })
  const { page, words } = painter
  const { form, states } = words.paintingUpload
  const upload = paintingUploadPage(painter)
  await upload.visit()
  await upload.choose(await plainPng('early.png', '#805030'))
  // A tag that was typed without Enter is taken when the focus leaves.
  await upload.field(form.tags).fill('dusk road')
  await upload.field(form.comment).focus()
  await see(page.getByRole('button', { name: form.without('dusk road') }))
  await eventually(() => keptNames(page)).toContain('dusk road')
  await page.getByRole('button', { name: form.send, exact: true }).click()
  await frame(painter).logIn(account, password)
  await see(upload.row('early').getByText(states.done))
  await eventually(() => keptNames(page)).toBe('')
  await page.reload()
  await see(page.getByText(words.paintingUpload.rules.title))
  await seeGone(page.getByText('early'))
})

journey('two tabs keep their works beside each other', async ({ site, person }) => {
  const { token } = await makeMember(site, 'tabs')
  const first = await person({ token })
  const upload = paintingUploadPage(first)
  await upload.visit()
  const page = await first.context.newPage()
  const second = {
    ...first,
    page,
    visit: async (path: string) => {
      await page.goto(new URL(path, first.page.url()).href)
    },
  }
  const beside = paintingUploadPage(second)
  await beside.visit()
  await upload.choose(await plainPng('甲.png', '#305080'))
  await eventually(() => keptNames(first.page)).toContain('甲')
  await beside.choose(await plainPng('乙.png', '#308050'))
  await eventually(() => keptNames(page)).toContain('乙')
  await first.page.reload()
  await see(upload.row('甲'), upload.row('乙'))
})
