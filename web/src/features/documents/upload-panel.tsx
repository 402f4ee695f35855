/** Adds documents: a button per type, dropped files and photographs, which are asked for their type, and a description for all of them. */
import type { Surface } from '@kervan/domain/access/roles.ts'
import {
  type DocumentType,
  documentTypes,
  documentTypeWords,
} from '@kervan/domain/documents/document-kinds.ts'
import { documentMessages } from '@kervan/domain/documents/documents.copy.ts'
import { type Paper, papers } from '@kervan/domain/documents/papers.ts'
import { Camera, Upload as UploadIcon, X } from 'lucide-react'
import { type DragEvent, type ReactNode, useId, useState } from 'react'
import { documentRules } from '#features/documents/document-rules.ts'
import { type Matter, useDocumentUploads } from '#features/documents/document-uploads.ts'
import { useFileChooser } from '#features/documents/file-chooser.ts'
import { TypeIcon } from '#features/documents/type-icon.tsx'
import { useWaitingFiles } from '#features/documents/waiting-files.ts'
import { formatBytes, kindWords } from '#spine/api/file-rules.ts'
import { UploadRows } from '#spine/api/file-upload.tsx'
import { Button } from '#spine/ui/button.tsx'
import { cn } from '#spine/ui/class-names.ts'
import { Field } from '#spine/ui/field.tsx'
import { Input } from '#spine/ui/input.tsx'

type Props = {
  surface: Surface
  matter?: Matter
  /** The paper that is wanted, or its type, where it is known; then nobody is asked for the type. */
  paper?: Paper | null
  type?: DocumentType | null
  title?: ReactNode
  className?: string
}

const placeOf = ({ shipment_id, request_id, customer_id }: Matter, paper: Paper | null) =>
  ['panel', shipment_id, request_id, customer_id, paper].join(' ')

/** Two in a row on a phone. */
const half = 'max-md:min-w-[calc(50%-0.25rem)] max-md:flex-1'
const accepted = Object.keys(documentRules.kinds).join(',')

export function UploadPanel(props: Props) {
  const { surface, matter = {}, paper = null, type = null, title = 'Belge yükle', className } = props
  const known = paper ? papers[paper].type : type
  const id = useId()
  const place = placeOf(matter, paper)
  const { uploads, add, retry, remove, forgetDone } = useDocumentUploads(surface, place)
  const [description, setDescription] = useState('')
  /** Dropped or photographed, and waiting to be told their type. */
  const [waiting, setWaiting] = useWaitingFiles(`${surface} ${place}`)
  const [isOver, setOver] = useState(false)
  const chooser = useFileChooser()
  const camera = useFileChooser()
  const send = (files: readonly File[], as: DocumentType) => {
    if (files.length === 0) return
    forgetDone()
    add(files, { ...matter, document_type: as, paper, description: description.trim() })
    setWaiting([])
    setDescription('')
  }
  const take = (files: readonly File[]) => (known ? send(files, known) : setWaiting([...waiting, ...files]))
  const chooseType = (chosen: DocumentType) => {
    if (waiting.length > 0) send(waiting, chosen)
    else chooser.open((files) => send(files, chosen))
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take([...event.dataTransfer.files])
  }
  return (
    <section
      aria-labelledby={id}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={({ currentTarget, relatedTarget }) =>
        currentTarget.contains(relatedTarget as Node | null) || setOver(false)
      }
      onDrop={drop}
      className={cn(
        'flex flex-col gap-4 rounded-card border border-line-strong border-dashed bg-card p-4 transition-colors md:p-5',
        isOver && 'border-sea bg-sea-soft',
        className,
      )}
    >
      <div>
        <h2 id={id} className="text-15">
          {title}
        </h2>
        <p className="text-13 text-muted">
          {kindWords(documentRules.kinds)}; en çok {formatBytes(documentRules.maxBytes)}.
          <span className="pointer-coarse:hidden"> Dosyaları buraya da bırakabilirsiniz.</span>
        </p>
      </div>
      {waiting.length > 0 && (
        <div
          role="status"
          className="flex items-center gap-2 rounded-field bg-sea-soft px-3 py-2 text-on-sea-soft"
        >
          <p className="min-w-0 flex-1 break-words text-14 font-medium">
            {waiting.length === 1
              ? `${waiting[0]?.name}: hangi tür belge?`
              : `${waiting.length} dosya: hangi tür belgeler?`}
          </p>
          <Button size="sm" variant="ghost" onClick={() => setWaiting([])}>
            <X strokeWidth={1.75} aria-hidden />
            Vazgeç
          </Button>
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        {known ? (
          <Button variant="next" onClick={() => chooser.open(take)}>
            <UploadIcon strokeWidth={1.75} aria-hidden />
            Dosya seç
          </Button>
        ) : (
          <fieldset aria-label="Belgenin türü" className="contents">
            {documentTypes.map((each) => (
              <Button
                key={each}
                variant={waiting.length > 0 ? 'primary' : 'secondary'}
                onClick={() => chooseType(each)}
                className={half}
              >
                <TypeIcon type={each} />
                {documentTypeWords[each]}
              </Button>
            ))}
          </fieldset>
        )}
        <Button onClick={() => camera.open(take)} className={cn('pointer-fine:hidden', half)}>
          <Camera strokeWidth={1.75} aria-hidden />
          Kamerayla çek
        </Button>
      </div>
      <Field label="Açıklama" optionalMark>
        <Input
          value={description}
          maxLength={500}
          placeholder="Örneğin mart sevkiyatının faturası"
          onChange={({ target }) => setDescription(target.value)}
        />
      </Field>
      <UploadRows uploads={uploads} retry={retry} remove={remove} done={documentMessages.uploaded} />
      <input {...chooser.input} aria-label="Belge dosyası" multiple accept={accepted} />
      {/* A phone turns its own kind of image into one of these. */}
      <input
        {...camera.input}
        aria-label="Belge fotoğrafı"
        capture="environment"
        accept="image/jpeg,image/png"
      />
    </section>
  )
}
