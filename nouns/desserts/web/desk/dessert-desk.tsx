import { useState } from 'react'
import { useRead } from '#api/reads.ts'
import { Button } from '#design/parts/button.tsx'
import { Row, Stack } from '#design/parts/layout.tsx'
import { DeskPage } from '#desks/desk-page.tsx'
import { useDeskSearch } from '#desks/desk-search.ts'
import { desserts } from '#rules/desserts/desserts.ts'
import { useWords } from '#session/words.tsx'
import { desserts as dessertsContract } from '../../contract/desserts.ts'
import { dessertDeskPack } from '../../words/dessert-desk.pack.ts'
import { AnyDessertItem } from './any-dessert-item.tsx'
import { DessertFilters } from './dessert-filters.tsx'
import { PrizeDialog } from './prize-dialog.tsx'

/** The desserts of all members, which staff can find and give. */
export function DessertDesk() {
  const words = useWords(dessertDeskPack)
  const search = useDeskSearch()
  const read = useRead(dessertsContract.calls.all, asked(search), { keep: true })
  const [giving, setGiving] = useState(false)
  return (
    <Stack gap={4}>
      <Row>
        <Button variant="primary" icon="gift" onClick={() => setGiving(true)}>
          {words.prize.open}
        </Button>
      </Row>
      {giving && <PrizeDialog onClose={() => setGiving(false)} />}
      <DessertFilters key={search.path({ p: '' })} />
      {read.value && (
        <p className="faint" role="status">
          {words.found(read.value.total, read.value.more)}
        </p>
      )}
      <DeskPage
        read={read}
        label={words.list}
        empty={words.none}
        joined
        item={(dessert) => <AnyDessertItem key={`${dessert.UID} ${dessert.DESSERT}`} dessert={dessert} />}
      />
    </Stack>
  )
}

const idForm = /^[1-9]\d{6,9}$/

/** What the address asks for; parameters that no form writes are left out. */
function asked({ get, page }: Pick<ReturnType<typeof useDeskSearch>, 'get' | 'page'>) {
  const UID = idForm.test(get('member')) ? get('member') : undefined
  const dessert = desserts.find((each) => each === get('dessert'))
  return { ...(UID && { UID }), ...(dessert && { dessert }), pageNum: String(page) }
}
