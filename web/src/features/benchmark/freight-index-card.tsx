/** Freight indices among the settings: brought from a file, taken out; each with its source and the day it was published. */
import {
  type FreightIndex,
  type FreightIndexForm,
  mostIndexRows,
} from '@kervan/domain/benchmark/freight-index.contract.ts'
import { indexUnits } from '@kervan/domain/benchmark/freight-index.copy.ts'
import { indexCsvHead, readIndexCsv } from '@kervan/domain/benchmark/freight-index-csv.ts'
import { formatShortDate } from '@kervan/domain/values/format-date.ts'
import { formatCount, formatMoney } from '@kervan/domain/values/format-number.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { api, client, toProblem } from '#spine/api/api.ts'
import { PagedList } from '#spine/api/paged-list.tsx'
import { readTextFile } from '#spine/api/read-text-file.ts'
import { type Place, pageOptions } from '#spine/lists/list-pages.ts'
import { useListPages } from '#spine/lists/use-list-pages.ts'
import { Alert } from '#spine/ui/alert.tsx'
import { Button } from '#spine/ui/button.tsx'
import { Card, CardBody, CardHead } from '#spine/ui/card.tsx'
import { Dialog } from '#spine/ui/dialog.tsx'
import { EmptyState } from '#spine/ui/empty-state.tsx'
import { Field } from '#spine/ui/field.tsx'
import { FileButton } from '#spine/ui/file-button.tsx'
import { IconButton } from '#spine/ui/icon-button.tsx'
import { Textarea } from '#spine/ui/textarea.tsx'
import { toast } from '#spine/ui/toast.tsx'

export function FreightIndexCard() {
  const [isImporting, setImporting] = useState(false)
  const pages = useListPages(
    api.benchmark.indices.list.infiniteOptions({
      input: (place: Place) => ({ limit: 50, ...place }),
      ...pageOptions,
    }),
  )
  return (
    <Card aria-label="Hat navlun endeksleri">
      <CardHead
        title="Hat navlun endeksleri"
        action={
          <Button size="sm" onClick={() => setImporting(true)}>
            Dosyadan al
          </Button>
        }
      />
      <CardBody>
        <p className="measure text-13 text-muted">
          Bir hatta kendi tekliflerimiz yeterli değilse Benchmark’ın piyasa çizgisi bu endekslerden çizilir;
          endeksin adı ve kaynağı grafikte yazar.
        </p>
      </CardBody>
      <PagedList
        pages={pages}
        failure={{ title: 'Endeksler gösterilemedi' }}
        empty={<EmptyState title="Yüklenmiş endeks yok" />}
        skeleton="h-8"
      >
        {(rows) => <IndexTable rows={rows} />}
      </PagedList>
      {isImporting && <ImportDialog onClose={() => setImporting(false)} />}
    </Card>
  )
}

function IndexTable({ rows }: { rows: readonly FreightIndex[] }) {
  const queries = useQueryClient()
  const refetch = () => queries.invalidateQueries({ queryKey: api.benchmark.key() })
  const putBack = useMutation({
    mutationFn: (row: FreightIndexForm) => client.benchmark.indices.bring({ rows: [row] }),
    onSuccess: refetch,
    onError: (error) => toast.failure({ title: 'Geri alınamadı', description: toProblem(error).message }),
  })
  const remove = useMutation({
    mutationFn: ({ id }: FreightIndex) => client.benchmark.indices.remove({ id }),
    onSuccess: (_, { id, entered_by, updated_at, ...row }) => {
      const title = `Silindi: ${row.origin} → ${row.destination}, ${row.month}`
      toast.undo({ title, topic: `index-${id}` }, () => putBack.mutate(row))
      return refetch()
    },
    onError: (error) => toast.failure({ title: 'Silinemedi', description: toProblem(error).message }),
  })
  return (
    <div className="relative overflow-x-auto border-line border-t">
      <table className="w-full text-14">
        <thead>
          <tr className="border-line border-b text-left text-13 text-muted">
            <th className="px-4 py-2 font-normal md:px-5">Ay</th>
            <th className="px-4 py-2 font-normal">Hat</th>
            <th className="px-4 py-2 text-right font-normal">USD</th>
            <th className="px-4 py-2 font-normal max-md:hidden">Konteyner</th>
            <th className="px-4 py-2 font-normal max-md:hidden">Kaynak</th>
            <th className="w-12 px-4 py-2">
              <span className="sr-only">Sil</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} className="border-line border-b last:border-b-0">
              <td className="figures whitespace-nowrap px-4 py-1.5 md:px-5">{row.month}</td>
              <td className="px-4 py-1.5">
                {row.origin} → {row.destination}
                <span className="block text-13 text-muted">{row.name}</span>
              </td>
              <td className="figures whitespace-nowrap px-4 py-1.5 text-right">
                {formatMoney(row.usd, 'USD')}
              </td>
              <td className="px-4 py-1.5 max-md:hidden">{indexUnits[row.unit]}</td>
              <td className="px-4 py-1.5 text-muted max-md:hidden">
                {row.source}, {formatShortDate(row.published_on)}
              </td>
              <td className="px-4 py-1.5">
                <IconButton
                  size="sm"
                  label={`Sil: ${row.origin} → ${row.destination}, ${row.month}`}
                  disabled={remove.isPending}
                  onClick={() => remove.mutate(row)}
                >
                  <Trash2 className="size-4" strokeWidth={1.75} aria-hidden />
                </IconButton>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const largestFile = 1_000_000
const shownFaults = 10

function ImportDialog({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState('')
  const [problem, setProblem] = useState('')
  const queries = useQueryClient()
  const rows = readIndexCsv(text)
  const right = rows.flatMap(({ row }) => row ?? [])
  const wrong = rows.filter(({ row }) => !row)
  const send = useMutation({
    mutationFn: (input: FreightIndexForm[]) => client.benchmark.indices.bring({ rows: input }),
    onSuccess: async ({ added, changed }) => {
      await queries.invalidateQueries({ queryKey: api.benchmark.key() })
      toast.success({ title: `${formatCount(added)} satır eklendi, ${formatCount(changed)} satır değişti` })
      onClose()
    },
  })
  const read = async (file: File | undefined) => {
    if (!file) return
    if (file.size > largestFile) return setProblem('Dosya 1 MB’dan küçük olmalı.')
    setProblem('')
    setText(await readTextFile(file))
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !send.isPending && onClose()}
      title="Endeksi dosyadan al"
      description={`CSV satırları: ${indexCsvHead}. Örnek: Uzak Doğu endeksi;Şanghay → İstanbul;40;2026-10;2450;Haftalık bülten;05.11.2026`}
      footer={
        <Button
          variant="primary"
          busy={send.isPending}
          disabled={right.length === 0 || wrong.length > 0 || right.length > mostIndexRows}
          onClick={() => send.mutate(right)}
        >
          {right.length > 0 ? `${formatCount(right.length)} satırı yaz` : 'Yaz'}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        <FileButton label="Dosya" accept=".csv,.txt,text/csv,text/plain" onChoose={read} />
        {problem && <Alert>{problem}</Alert>}
        <Field label="Ya da satırları yapıştırın">
          <Textarea
            rows={6}
            value={text}
            onChange={({ target }) => setText(target.value)}
            className="font-mono text-13"
          />
        </Field>
        {rows.length > 0 && (
          <p className="text-14" aria-live="polite">
            {formatCount(right.length)} satır doğru
            {wrong.length > 0 && `, ${formatCount(wrong.length)} satır düzeltilmeli`}.
          </p>
        )}
        {right.length > mostIndexRows && <Alert>En fazla {formatCount(mostIndexRows)} satır.</Alert>}
        {wrong.length > 0 && (
          <ul aria-label="Düzeltilecek satırlar" className="flex flex-col gap-1 text-13">
            {wrong.slice(0, shownFaults).map(({ line, text: written, fault }) => (
              <li key={line}>
                <span className="figures font-medium">{line}. satır:</span> {fault}
                <span className="block truncate font-mono text-12 text-muted">{written}</span>
              </li>
            ))}
          </ul>
        )}
        {send.isError && <Alert title="Yazılamadı">{toProblem(send.error).message}</Alert>}
      </div>
    </Dialog>
  )
}
