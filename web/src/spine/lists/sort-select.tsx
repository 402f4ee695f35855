/** The order of a list as a select, for phones, where there are no column heads to press. */
import { useLocation, useNavigate } from 'react-router'
import { withParams } from '#spine/addresses/dialog-address.ts'
import type { ListState } from '#spine/lists/list-address.ts'
import type { ListDefinition } from '#spine/lists/list-definition.ts'
import { Select } from '#spine/ui/select.tsx'

type Props<Row> = { definition: ListDefinition<Row>; state: ListState }

export function SortSelect<Row>({ definition: { columns, defaultSort }, state }: Props<Row>) {
  const { search } = useLocation()
  const navigate = useNavigate()
  const options = columns.flatMap(({ head, sort }) =>
    sort
      ? [
          { value: sort, label: `${head}, artan` },
          { value: `-${sort}`, label: `${head}, azalan` },
        ]
      : [],
  )
  if (options.length === 0) return null
  return (
    <Select
      aria-label="Sıralama"
      options={options}
      value={state.sort ?? defaultSort}
      onChange={({ target: { value } }) => {
        const sort = value === defaultSort ? null : value
        void navigate({ search: withParams(search, { sort }) }, { preventScrollReset: true })
      }}
      className="text-13"
    />
  )
}
