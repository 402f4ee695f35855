/** The order of a list as a select, where there are no column heads to press. */
import { useNavigate } from 'react-router'
import { withParams } from '#spine/addresses/dialog-address.ts'
import { type Option, Select } from '#spine/ui/select.tsx'

type Props = { options: readonly Option[]; sort: string | null; defaultSort: string; className?: string }

export function SortSelect({ options, sort, defaultSort, className = 'text-13' }: Props) {
  const navigate = useNavigate()
  return (
    <Select
      aria-label="Sıralama"
      options={options}
      value={sort ?? defaultSort}
      onChange={({ target: { value } }) => {
        // The address is read now: the last choice may not be on the screen yet.
        const search = withParams(window.location.search, { sort: value === defaultSort ? null : value })
        void navigate({ search }, { preventScrollReset: true })
      }}
      className={className}
    />
  )
}
