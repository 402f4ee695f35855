/** Brings in a file of events: chosen or pasted, and then the outcome of each line. */
import { csvColumns, csvExample } from '@kervan/domain/tracking/tracking-csv.copy.ts'
import {
  type ImportFormat,
  importFaults,
  importFormats,
  longestImport,
} from '@kervan/domain/tracking/tracking-messages.copy.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { ImportOutcome } from '#features/tracking/messages/import-outcome.tsx'
import { readImportFile } from '#features/tracking/messages/read-import-file.ts'
import { api, client, toProblem } from '#spine/api/api.ts'
import { Alert } from '#spine/ui/alert.tsx'
import { Button } from '#spine/ui/button.tsx'
import { Dialog } from '#spine/ui/dialog.tsx'
import { Field } from '#spine/ui/field.tsx'
import { FileButton } from '#spine/ui/file-button.tsx'
import { Select } from '#spine/ui/select.tsx'
import { Textarea } from '#spine/ui/textarea.tsx'

const formats = Object.entries(importFormats).map(([value, label]) => ({ value, label }))
const exampleAddress = `data:text/csv;charset=utf-8,${encodeURIComponent(`\ufeff${csvExample}\r\n`)}`

export function ImportDialog({ onClose }: { onClose: () => void }) {
  const queries = useQueryClient()
  const [format, setFormat] = useState<ImportFormat>('csv')
  const [text, setText] = useState('')
  const [fault, setFault] = useState('')
  const bring = useMutation({
    mutationFn: () => client.tracking.messages.import({ format, text }),
    onSuccess: () => queries.invalidateQueries({ queryKey: api.tracking.key() }),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = faultOf(text)
    setFault(found)
    if (!found) bring.mutate()
  }
  const choose = async (file: File) => {
    const read = await readImportFile(file)
    setText(read.text)
    setFormat(read.format)
    setFault('')
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !bring.isPending && onClose()}
      title="Dosyadan olay ekle"
      description="Aynı dosyayı yeniden yüklemek hiçbir şeyi iki kez işlemez."
    >
      {bring.data ? (
        <ImportOutcome outcome={bring.data} onClose={onClose} />
      ) : (
        <form onSubmit={submit} className="flex flex-col gap-4" noValidate>
          <FileButton label="Olay dosyası" accept=".csv,.edi,.txt,text/plain,text/csv" onChoose={choose} />
          <Field label="Dosyanın türü">
            <Select
              options={formats}
              value={format}
              onChange={(event) => setFormat(event.target.value as ImportFormat)}
            />
          </Field>
          {format === 'csv' && <CsvHelp />}
          <Field label="Dosyanın içeriği" hint="Dosya seçmeden buraya da yapıştırabilirsiniz." error={fault}>
            <Textarea
              className="max-h-60 font-mono text-13"
              value={text}
              spellCheck={false}
              onChange={(event) => setText(event.target.value)}
            />
          </Field>
          {bring.error && <Alert title="Dosya işlenemedi">{toProblem(bring.error).message}</Alert>}
          <div className="flex flex-wrap justify-end gap-3 pt-1">
            <Button onClick={onClose} disabled={bring.isPending}>
              Vazgeç
            </Button>
            <Button type="submit" variant="primary" busy={bring.isPending} busyLabel="İşleniyor">
              İşle
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  )
}

function faultOf(text: string): string {
  if (text.trim() === '') return importFaults.empty
  return text.length > longestImport ? importFaults.long : ''
}

function CsvHelp() {
  return (
    <div className="text-13 text-muted">
      <p>
        İlk satır sütun adlarıdır.{' '}
        <a href={exampleAddress} download="takip-ornegi.csv" className="link">
          Örnek dosyayı indir
        </a>
      </p>
      <dl className="mt-2 grid gap-x-3 gap-y-1 sm:grid-cols-[6rem_1fr]">
        {Object.entries(csvColumns).map(([name, meaning]) => (
          <div key={name} className="contents">
            <dt className="font-mono text-ink">{name}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
