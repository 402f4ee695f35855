/** Exports a list as it is filtered and sorted, with its chosen columns or everything that is known. The file is made in the background; the tray shows its progress. */
import { type ExportFormat, exportFormatWords, mostSelected } from '@kervan/domain/lists/lists.copy.ts'
import { formatCount } from '@kervan/domain/values/format-number.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { FileDown } from 'lucide-react'
import { useState } from 'react'
import { api, client, toProblem } from '#spine/api/api.ts'
import { useIdempotencyKeys } from '#spine/api/idempotency-keys.ts'
import { Button } from '#spine/ui/button.tsx'
import { Checkbox } from '#spine/ui/checkbox.tsx'
import { MenuName } from '#spine/ui/menu-name.tsx'
import { Popover } from '#spine/ui/popover.tsx'

type Props = {
  /** As the server names it, `staff_requests`. */
  list: string
  /** What the list's own call is sent, without its page. */
  input: Readonly<Record<string, string>>
  /** The keys of the columns that are shown; none where the screen has no columns, so that everything is exported. */
  columns?: readonly string[]
  /** Where only the selected rows are exported. */
  ids?: readonly string[]
}

const hints: Record<ExportFormat, string> = {
  csv: 'Bütün satırlar; her programda açılır.',
  xlsx: 'En çok 20.000 satır; tarih ve tutarlar biçimli.',
}
const tooMany = `Seçilenlerden en çok ${formatCount(mostSelected)} satır aktarılır. Daha çoğu için listeyi süzüp tümünü aktarın.`

function whatOf(columns: readonly string[] | undefined, ids: readonly string[] | undefined): string {
  if (ids) return `Seçilen ${formatCount(ids.length)} satır, listede gösterilen sütunlarla aktarılır.`
  return columns
    ? 'Süzülen bütün satırlar, listede gösterilen sütunlarla aktarılır.'
    : 'Aradığınız ve süzdüğünüz bütün kayıtlar aktarılır.'
}

const formats = Object.keys(exportFormatWords) as ExportFormat[]

type Wanted = {
  list: string
  format: ExportFormat
  input: Record<string, string>
  ids?: string[]
  columns?: string[]
}

export function ExportMenu({ list, input, columns, ids }: Props) {
  const isTooMany = ids !== undefined && ids.length > mostSelected
  const queries = useQueryClient()
  const keys = useIdempotencyKeys()
  const [asked, setAsked] = useState<ExportFormat>()
  const [everything, setEverything] = useState(false)
  const start = useMutation({
    mutationFn: (wanted: Wanted) =>
      client.lists.startExport(wanted, { context: { idempotencyKey: keys.keyFor(wanted) } }),
    onSuccess: () => {
      keys.renew()
      return queries.invalidateQueries({ queryKey: api.tasks.list.key() })
    },
  })
  const send = (format: ExportFormat) => {
    setAsked(format)
    start.mutate({
      list,
      format,
      input: { ...input },
      ...(ids && { ids: [...ids] }),
      ...(columns && !everything && { columns: [...columns] }),
    })
  }
  return (
    <Popover
      label="Dışa aktar"
      trigger={
        <Button size="sm" title="Dışa aktar" className="max-md:h-10" onClick={() => start.reset()}>
          <FileDown strokeWidth={1.75} aria-hidden />
          {ids ? 'Dışa aktar' : <MenuName>Dışa aktar</MenuName>}
        </Button>
      }
    >
      <p className="mb-3 text-13 text-muted">
        {isTooMany ? tooMany : `${whatOf(columns, ids)} Dosya arka planda hazırlanır.`}
      </p>
      {columns && (
        <Checkbox
          label="Gösterilmeyen bilgiler de"
          hint="Listede sütunu olmayanlarla birlikte bilinen her şey."
          checked={everything}
          onCheckedChange={(checked) => setEverything(checked === true)}
          className="-mt-2 mb-2"
        />
      )}
      <div className="flex flex-col gap-2">
        {formats.map((format) => (
          <Button
            key={format}
            disabled={isTooMany}
            busy={start.isPending && asked === format}
            busyLabel="Başlatılıyor"
            onClick={() => send(format)}
            className="h-auto justify-start py-2 text-left"
          >
            <span>
              <span className="block">{exportFormatWords[format]} dosyası</span>
              <span className="block whitespace-normal font-normal text-13 text-muted">{hints[format]}</span>
            </span>
          </Button>
        ))}
      </div>
      <p role="status" className="mt-3 text-13 empty:hidden">
        {start.isSuccess && 'Dosya hazırlanıyor. İlerlemesi sayfanın altında.'}
        {start.isError && <span className="text-danger">{toProblem(start.error).message}</span>}
      </p>
    </Popover>
  )
}
