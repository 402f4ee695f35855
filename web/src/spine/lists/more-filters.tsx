/** The filters of a list that are not asked for every day, behind one button, so that all of it stands in one row. */
import { SlidersHorizontal } from 'lucide-react'
import type { ListState } from '#spine/lists/list-address.ts'
import type { ListDefinition } from '#spine/lists/list-definition.ts'
import { Chips, type ListCounts, RecordChoices, SelectChoices } from '#spine/lists/list-filters.tsx'
import { Button } from '#spine/ui/button.tsx'
import { Popover } from '#spine/ui/popover.tsx'

type Props<Row> = { definition: ListDefinition<Row>; state: ListState; counts: ListCounts }

export function MoreFilters<Row>({ definition, state, counts }: Props<Row>) {
  const { chips, selects = [], links = [] } = definition
  const hasRare = chips?.options.some(({ rare }) => rare) ?? false
  if (!hasRare && selects.length === 0 && !links.some(({ choose }) => choose)) return null
  const filters = { definition, state }
  return (
    <Popover
      label="Filtreler"
      trigger={
        <Button size="sm">
          <SlidersHorizontal strokeWidth={1.75} aria-hidden />
          Filtreler
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        {hasRare && <Chips {...filters} counts={counts} only="rare" />}
        <SelectChoices {...filters} />
        <RecordChoices {...filters} />
      </div>
    </Popover>
  )
}
