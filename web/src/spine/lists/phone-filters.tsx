/** The filters and the order of a list behind one button, its further menus behind another, so that on a phone the rows come soon. */
import { Ellipsis, SlidersHorizontal } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useLocation } from 'react-router'
import { ColumnsMenu } from '#spine/lists/columns-menu.tsx'
import { currentOption, type ListState } from '#spine/lists/list-address.ts'
import type { ListDefinition } from '#spine/lists/list-definition.ts'
import { Chips, type ListCounts, RecordChoices, SelectChoices } from '#spine/lists/list-filters.tsx'
import { SortSelect } from '#spine/lists/sort-select.tsx'
import { Button } from '#spine/ui/button.tsx'
import { IconButton } from '#spine/ui/icon-button.tsx'
import { Popover } from '#spine/ui/popover.tsx'
import { Sheet } from '#spine/ui/sheet.tsx'

type Props<Row> = {
  definition: ListDefinition<Row>
  state: ListState
  counts: ListCounts
  /** "37 talep", once they are counted. */
  found: string | undefined
  actions: ReactNode
  isTable: boolean
}

export function PhoneFilters<Row>({ definition, state, counts, found, actions, isTable }: Props<Row>) {
  const [open, setOpen] = useState(false)
  const filters = { definition, state }
  const active = useActiveFilters(filters)
  return (
    <>
      <Sheet
        open={open}
        onOpenChange={setOpen}
        title="Süz ve sırala"
        trigger={
          <Button className="px-3">
            <SlidersHorizontal strokeWidth={1.75} aria-hidden />
            Süz
            {active > 0 && (
              <span className="figures grid size-5 place-items-center rounded-full bg-sea text-12 text-on-sea">
                {active}
                <span className="sr-only">süzgeç etkin</span>
              </span>
            )}
          </Button>
        }
        footer={
          <Button variant="primary" className="flex-1" onClick={() => setOpen(false)}>
            {found ? `Göster: ${found}` : 'Göster'}
          </Button>
        }
      >
        <div className="flex flex-col gap-5">
          <Chips {...filters} counts={counts} />
          <SelectChoices {...filters} />
          <RecordChoices {...filters} />
          {isTable && (
            <div className="flex flex-col gap-1.5">
              <p className="text-13 text-muted" aria-hidden="true">
                Sıralama
              </p>
              <SortSelect
                options={sortOptionsOf(definition)}
                sort={state.sort}
                defaultSort={definition.defaultSort}
              />
            </div>
          )}
        </div>
      </Sheet>
      {isTable && (
        <Popover
          label="Liste seçenekleri"
          trigger={
            <IconButton label="Liste seçenekleri" variant="secondary">
              <Ellipsis strokeWidth={1.75} aria-hidden />
            </IconButton>
          }
        >
          <div className="flex flex-col gap-2">
            <ColumnsMenu {...filters} />
            {actions}
          </div>
        </Popover>
      )}
    </>
  )
}

function useActiveFilters<Row>({ definition, state }: Pick<Props<Row>, 'definition' | 'state'>): number {
  const { search } = useLocation()
  const { chips, selects = [], links = [] } = definition
  const { params } = currentOption(chips?.options ?? [], new URLSearchParams(search))
  const isChipChosen = Object.keys(params).length > 0
  return Number(isChipChosen) + [...selects, ...links].filter(({ name }) => state.filters[name]).length
}

export function sortOptionsOf<Row>({ columns }: ListDefinition<Row>) {
  return columns.flatMap(({ head, sort, sortedBy = head }) =>
    sort
      ? [
          { value: sort, label: `${sortedBy}, artan` },
          { value: `-${sort}`, label: `${sortedBy}, azalan` },
        ]
      : [],
  )
}
