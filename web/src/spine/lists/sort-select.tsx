/** The order of a list as a select, where there are no column heads to press. */
import { useLocation, useNavigate } from 'react-router'
import { withParams } from '#spine/addresses/dialog-address.ts'
import { type Option, Select } from '#spine/ui/select.tsx'

type Props = { options: readonly Option[]; sort: string | null; defaultSort: string; className?: string }

export function SortSelect({ options, sort, defaultSort, className = 'text-13' }: Props) {
  const { search } = useLocation()
  const navigate = useNavigate()
  return (
    <Select
      aria-label="Sıralama"
      options={options}
      value={sort ?? defaultSort}
      onChange={({ target: { value } }) => {
        const next = value === defaultSort ? null : value
        void navigate({ search: withParams(search, { sort: next }) }, { preventScrollReset: true })
      }}
      className={className}
    />
  )
}
