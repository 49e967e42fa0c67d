import { useRead } from '#api/reads.ts'
import { ResourceAmount } from '#cards/resources/resource-amount.tsx'
import { Row, Stack } from '#design/parts/layout.tsx'
import { DeskPage } from '#desks/desk-page.tsx'
import { useDeskSearch } from '#desks/desk-search.ts'
import { giftStates, isGiftable } from '#rules/economy/gift-worth.ts'
import { resources } from '#rules/ledger/resources.ts'
import { useWords } from '#session/words.tsx'
import { gifts } from '../../contract/gifts.ts'
import { giftDeskPack } from '../../words/gift-desk.pack.ts'
import { AnyGiftItem } from './any-gift-item.tsx'
import { GiftFilters } from './gift-filters.tsx'

/** All gifts that the filters of the address find, with their totals. */
export function AllGifts() {
  const words = useWords(giftDeskPack)
  const search = useDeskSearch()
  const read = useRead(gifts.calls.all, asked(search), { keep: true })
  const { value } = read
  return (
    <Stack gap={4}>
      <GiftFilters key={search.path({ p: '' })} />
      {value && (
        <Stack gap={2}>
          <p className="faint" role="status">
            {words.found(value.total, value.more)} · {words.worth(value.worth)}
          </p>
          {value.totals.length > 0 && (
            <Row gap={4}>
              {value.totals.map(({ resource, amount }) => (
                <ResourceAmount key={resource} resource={resource} amount={amount} named />
              ))}
            </Row>
          )}
        </Stack>
      )}
      <DeskPage
        read={read}
        label={words.gifts}
        empty={words.noGifts}
        joined
        item={(gift) => <AnyGiftItem key={gift.id} gift={gift} />}
      />
    </Stack>
  )
}

const dayForm = /^20\d\d-\d\d-\d\d$/
const idForm = /^[1-9]\d{6,9}$/

/** What the address asks for; parameters that no form writes are left out. */
function asked({ get, page }: Pick<ReturnType<typeof useDeskSearch>, 'get' | 'page'>) {
  const like = (name: string, form: RegExp) => (form.test(get(name)) ? get(name) : undefined)
  const resource = resources.find((each) => isGiftable(each) && each === get('resource'))
  const state = giftStates.find((each) => each === get('state'))
  const [giver, receiver] = [like('giver', idForm), like('receiver', idForm)]
  const [since, until] = [like('since', dayForm), like('until', dayForm)]
  return {
    ...(giver && { giver }),
    ...(receiver && { receiver }),
    ...(resource && { resource }),
    ...(state && { state }),
    ...(since && { since }),
    ...(until && { until }),
    pageNum: String(page),
  }
}
