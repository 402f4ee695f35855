/** The filters of the work queue. They write to the URL. */
import { useLocation, useNavigate } from 'react-router'
import { priorityWords, workKindWords } from '#features/workqueue/work.copy.ts'
import { priorities, type WorkFilter, workKinds } from '#features/workqueue/work-filter.ts'
import { useWorkCounts } from '#features/workqueue/work-list.ts'
import { useAddressText } from '#spine/addresses/address-text.ts'
import { withParams } from '#spine/addresses/dialog-address.ts'
import { FilterChips } from '#spine/ui/filter-chips.tsx'
import { SearchField } from '#spine/ui/search-field.tsx'
import { Select } from '#spine/ui/select.tsx'

const kindOptions = workKinds.map((value) => ({ value, label: workKindWords[value] }))
const priorityOptions = priorities.map((value) => ({ value, label: priorityWords[value] }))

export function WorkFilters({ filter }: { filter: WorkFilter }) {
  const text = useAddressText('search')
  const { search } = useLocation()
  const navigate = useNavigate()
  const choose = (name: string) => (value: string) =>
    void navigate({ search: withParams(search, { [name]: value || null }) }, { preventScrollReset: true })
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <ShowChips filter={filter} />
      <div className="flex gap-2 max-sm:w-full max-sm:*:flex-1">
        <Choice
          label="Tür"
          value={filter.kind}
          options={kindOptions}
          all="Bütün türler"
          onChoose={choose('kind')}
        />
        <Choice
          label="Öncelik"
          value={filter.priority}
          options={priorityOptions}
          all="Bütün öncelikler"
          onChoose={choose('priority')}
        />
      </div>
      <SearchField
        label="Başlık, müşteri veya şirket ara"
        value={text.text}
        onChange={text.type}
        shortcut
        className="w-full sm:ml-auto sm:w-72"
      />
    </div>
  )
}

function ShowChips({ filter: { show } }: { filter: WorkFilter }) {
  const { search } = useLocation()
  const counts = useWorkCounts().data
  const chips = [
    { key: 'open', label: 'Açık', count: counts?.open },
    { key: 'overdue', label: 'Geciken', count: counts?.overdue, urgent: true },
    { key: 'mine', label: 'Benim', count: counts?.mine },
    { key: 'done', label: 'Tamamlanan' },
  ]
  return (
    <FilterChips
      label="Durum süzgeci"
      chips={chips.map((chip) => ({
        ...chip,
        search: withParams(search, { show: chip.key === 'open' ? null : chip.key }),
        current: show === chip.key,
      }))}
    />
  )
}

type ChoiceProps = {
  label: string
  value: string
  options: readonly { value: string; label: string }[]
  all: string
  onChoose: (value: string) => void
}

function Choice({ label, value, options, all, onChoose }: ChoiceProps) {
  return (
    <Select
      aria-label={label}
      placeholder={all}
      options={options}
      value={value}
      onChange={(event) => onChoose(event.target.value)}
      className="h-8 text-13 max-md:h-10"
    />
  )
}
