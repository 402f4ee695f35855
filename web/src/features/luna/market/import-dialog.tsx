/** Brings a table of figures from a file: what is right and what is wrong is shown before anything is written. */
import { type MarketFigureForm, mostImported } from '@kervan/domain/luna/market.contract.ts'
import { csvHead, type ReadFigure, readMarketCsv } from '@kervan/domain/luna/market-csv.ts'
import { formatCount } from '@kervan/domain/values/format-number.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, client, toProblem } from '#spine/api/api.ts'
import { readTextFile } from '#spine/api/read-text-file.ts'
import { Alert } from '#spine/ui/alert.tsx'
import { Button } from '#spine/ui/button.tsx'
import { Dialog } from '#spine/ui/dialog.tsx'
import { Field } from '#spine/ui/field.tsx'
import { FileButton } from '#spine/ui/file-button.tsx'
import { Textarea } from '#spine/ui/textarea.tsx'
import { toast } from '#spine/ui/toast.tsx'

const largestFile = 1_000_000

export function ImportDialog({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState('')
  const [problem, setProblem] = useState('')
  const queries = useQueryClient()
  const rows = readMarketCsv(text)
  const right = rows.flatMap(({ figure }) => figure ?? [])
  const wrong = rows.filter(({ figure }) => !figure)
  const send = useMutation({
    mutationFn: (figures: MarketFigureForm[]) => client.luna.market.importFigures({ figures }),
    onSuccess: async ({ added, changed }) => {
      await queries.invalidateQueries({ queryKey: api.luna.market.key() })
      toast.success({ title: `${formatCount(added)} değer eklendi, ${formatCount(changed)} değer değişti` })
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
      title="Dosyadan al"
      description={`CSV satırları: ${csvHead}. İlk satır başlık olabilir; yer adı ya da kodu yazılabilir.`}
      footer={
        <Button
          variant="primary"
          busy={send.isPending}
          disabled={right.length === 0 || wrong.length > 0 || right.length > mostImported}
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
        {right.length > mostImported && <Alert>En fazla {formatCount(mostImported)} satır.</Alert>}
        {wrong.length > 0 && <Faults rows={wrong} />}
        {send.isError && <Alert title="Yazılamadı">{toProblem(send.error).message}</Alert>}
      </div>
    </Dialog>
  )
}

const shownFaults = 10

function Faults({ rows }: { rows: readonly ReadFigure[] }) {
  return (
    <ul aria-label="Düzeltilecek satırlar" className="flex flex-col gap-1 text-13">
      {rows.slice(0, shownFaults).map(({ line, text, fault }) => (
        <li key={line}>
          <span className="figures font-medium">{line}. satır:</span> {fault}
          <span className="block truncate font-mono text-12 text-muted">{text}</span>
        </li>
      ))}
    </ul>
  )
}
