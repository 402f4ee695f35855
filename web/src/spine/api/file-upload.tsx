/** Sends files that are chosen or dropped: with progress, cancel and another try. */
import { formatPercent } from '@kervan/domain/values/format-number.ts'
import { CircleCheck, File as FileIcon, RotateCw, TriangleAlert, Upload as UploadIcon, X } from 'lucide-react'
import { type DragEvent, useId, useRef, useState } from 'react'
import { type FileRules, formatBytes, kindWords } from '#spine/api/file-rules.ts'
import type { Upload } from '#spine/api/upload-queue.ts'
import { useUploads } from '#spine/api/use-uploads.ts'
import { Button } from '#spine/ui/button.tsx'
import { cn } from '#spine/ui/class-names.ts'
import { IconButton } from '#spine/ui/icon-button.tsx'

type Props = {
  label: string
  /** Where the files are sent, each as the body of one POST. */
  address: string
  rules: FileRules
  onSent: (answer: unknown, file: File) => void
}

export function FileUpload({ label, address, rules, onSent }: Props) {
  const id = useId()
  const chooser = useRef<HTMLInputElement>(null)
  const { uploads, add, retry, remove } = useUploads({
    address,
    rules,
    onSent: (answer, { file }) => onSent(answer, file),
  })
  const [isOver, setOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    add(event.dataTransfer.files, undefined)
  }
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <p id={id} className="text-14 font-medium">
        {label}
      </p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a way for the mouse; the button does the same */}
      <div
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={cn(
          'flex flex-col items-center gap-2 rounded-card border border-line-strong border-dashed px-4 py-6 text-center',
          isOver && 'border-sea bg-sea-soft',
        )}
      >
        <Button onClick={() => chooser.current?.click()}>
          <UploadIcon strokeWidth={1.75} aria-hidden />
          Dosya seç
        </Button>
        <p className="text-13 text-muted">
          <span className="pointer-coarse:hidden">Ya da dosyaları buraya bırakın. </span>
          {kindWords(rules.kinds)}; en çok {formatBytes(rules.maxBytes)}.
        </p>
        <input
          ref={chooser}
          type="file"
          multiple
          accept={Object.keys(rules.kinds).join(',')}
          aria-label={label}
          tabIndex={-1}
          className="sr-only"
          onChange={(event) => {
            add(event.target.files ?? [], undefined)
            // The same file may be chosen again after it was removed.
            event.target.value = ''
          }}
        />
      </div>
      <UploadRows uploads={uploads} retry={retry} remove={remove} />
    </section>
  )
}

type RowsProps = {
  uploads: readonly AnyUpload[]
  retry: (key: string) => void
  remove: (key: string) => void
  /** Said under what has arrived. */
  done?: string
}
type AnyUpload = Omit<Upload, 'about'>

/** All files that were added, and for screen readers how far they are. */
export function UploadRows({ uploads, retry, remove, done }: RowsProps) {
  return (
    <>
      {uploads.length > 0 && (
        <ul aria-label="Dosyalar" className="flex flex-col divide-y divide-line">
          {uploads.map((upload) => (
            <UploadRow
              key={upload.key}
              upload={upload}
              onRetry={() => retry(upload.key)}
              onRemove={() => remove(upload.key)}
              {...(done && { done })}
            />
          ))}
        </ul>
      )}
      <span role="status" className="sr-only">
        {summary(uploads)}
      </span>
    </>
  )
}

type RowProps = { upload: AnyUpload; onRetry: () => void; onRemove: () => void; done?: string }

/** One file, in whichever state. */
export function UploadRow({ upload: { file, state, sent, problem }, onRetry, onRemove, done }: RowProps) {
  const isOpen = state === 'waiting' || state === 'sending'
  return (
    <li className="flex items-center gap-3 py-2 text-14">
      <StateIcon state={state} />
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <p className="flex gap-2">
          <span className="min-w-0 truncate">{file.name}</span>
          <span className="figures ml-auto shrink-0 text-13 text-muted">
            {state === 'sending' ? formatPercent(shareOf(sent, file.size)) : formatBytes(file.size)}
          </span>
        </p>
        {isOpen && <Progress name={file.name} share={shareOf(sent, file.size)} />}
        {problem && (state === 'failed' || state === 'refused') && (
          <p className="text-13 text-danger">{problem}</p>
        )}
        {done && state === 'done' && <p className="text-13 text-approved">{done}</p>}
      </div>
      {state === 'failed' && (
        <IconButton label={`Yeniden dene: ${file.name}`} size="sm" onClick={onRetry}>
          <RotateCw strokeWidth={1.75} aria-hidden />
        </IconButton>
      )}
      {state !== 'done' && (
        <IconButton
          label={isOpen ? `İptal et: ${file.name}` : `Listeden çıkar: ${file.name}`}
          size="sm"
          onClick={onRemove}
        >
          <X strokeWidth={1.75} aria-hidden />
        </IconButton>
      )}
    </li>
  )
}

const icon = { className: 'size-5 shrink-0', strokeWidth: 1.75, 'aria-hidden': true } as const

function StateIcon({ state }: { state: Upload['state'] }) {
  if (state === 'done') return <CircleCheck {...icon} className="size-5 shrink-0 text-approved" />
  if (state === 'failed' || state === 'refused')
    return <TriangleAlert {...icon} className="size-5 shrink-0 text-danger" />
  return <FileIcon {...icon} className="size-5 shrink-0 text-muted" />
}

const shareOf = (sent: number, size: number) => Math.floor((sent / Math.max(size, 1)) * 100) / 100

function Progress({ name, share }: { name: string; share: number }) {
  return (
    <div
      role="progressbar"
      aria-label={`Yükleniyor: ${name}`}
      aria-valuenow={Math.round(share * 100)}
      aria-valuemin={0}
      aria-valuemax={100}
      className="h-1.5 overflow-hidden rounded-full bg-hover"
    >
      <svg className="block h-full w-full" aria-hidden="true" focusable="false">
        <rect width={`${share * 100}%`} height="100%" rx="3" fill="var(--sea)" />
      </svg>
    </div>
  )
}

function summary(uploads: readonly AnyUpload[]): string {
  if (uploads.length === 0) return ''
  const count = (...states: Upload['state'][]) => uploads.filter(({ state }) => states.includes(state)).length
  const [done, open, failed] = [count('done'), count('waiting', 'sending'), count('failed', 'refused')]
  const parts = [
    done > 0 && `${done} dosya yüklendi`,
    open > 0 && `${open} dosya yükleniyor`,
    failed > 0 && `${failed} dosya yüklenemedi`,
  ]
  return `${parts.filter(Boolean).join(', ')}.`
}
