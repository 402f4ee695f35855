/** The menu of a list's columns. The choice is written to the URL. */
import { Columns3 } from 'lucide-react'
import { useNavigate } from 'react-router'
import { withParams } from '#spine/addresses/dialog-address.ts'
import { type ListState, readListState, withColumn } from '#spine/lists/list-address.ts'
import type { ListDefinition } from '#spine/lists/list-definition.ts'
import { Button } from '#spine/ui/button.tsx'
import { Checkbox } from '#spine/ui/checkbox.tsx'
import { MenuName } from '#spine/ui/menu-name.tsx'
import { Popover } from '#spine/ui/popover.tsx'

type Props<Row> = { definition: ListDefinition<Row>; state: ListState }

export function ColumnsMenu<Row>({ definition, state: { columns: shown } }: Props<Row>) {
  const navigate = useNavigate()
  const write = (columns: string | null) => {
    const search = withParams(window.location.search, { columns })
    void navigate({ search }, { replace: true, preventScrollReset: true })
  }
  // Read now: the last choice may not be on the screen yet.
  const toggle = (key: string) => {
    const now = readListState(definition, new URLSearchParams(window.location.search))
    write(withColumn(definition, now.columns, key))
  }
  const columns = definition.columns.filter(({ place }) => place !== 'acts')
  const isOwnChoice = definition.columns.some(({ key, optional = false }) => shown.includes(key) === optional)
  return (
    <Popover
      label="Sütunlar"
      trigger={
        <Button size="sm" title="Sütunlar" className="max-md:h-10">
          <Columns3 strokeWidth={1.75} aria-hidden />
          <MenuName>Sütunlar</MenuName>
        </Button>
      }
    >
      <fieldset className="-my-2">
        <legend className="sr-only">Gösterilen sütunlar</legend>
        {columns.map(({ key, head, place }) => (
          <Checkbox
            key={key}
            label={head}
            checked={shown.includes(key)}
            disabled={place === 'main'}
            onCheckedChange={() => toggle(key)}
          />
        ))}
      </fieldset>
      {isOwnChoice && (
        <Button size="sm" variant="ghost" className="mt-2 -ml-3" onClick={() => write(null)}>
          Varsayılana dön
        </Button>
      )}
    </Popover>
  )
}
