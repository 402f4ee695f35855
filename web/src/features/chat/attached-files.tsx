/** Files for the next message: they are sent to the server at once, and the message takes them along. */
import type { Surface } from '@kervan/domain/access/roles.ts'
import { mostAttachments } from '@kervan/domain/chat/chat.policy.ts'
import { Paperclip } from 'lucide-react'
import { useRef } from 'react'
import type { UnsentFile } from '#features/chat/unsent-messages.ts'
import { documentAddress, documentRules } from '#features/documents/document-rules.ts'
import { useFileChooser } from '#features/documents/file-chooser.ts'
import { UploadRows } from '#spine/api/file-upload.tsx'
import { useUploads } from '#spine/api/use-uploads.ts'
import { IconButton } from '#spine/ui/icon-button.tsx'
import { toast } from '#spine/ui/toast.tsx'

const accepted = Object.keys(documentRules.kinds).join(',')

export type AttachedFiles = ReturnType<typeof useAttachedFiles>

export function useAttachedFiles(surface: Surface = 'portal') {
  const stored = useRef(new Map<string, string>())
  const { uploads, add, retry, remove } = useUploads({
    surface,
    address: documentAddress,
    rules: documentRules,
    onSent: (answer, { key }) => stored.current.set(key, (answer as { id: string }).id),
  })
  const isSending = uploads.some(({ state }) => state === 'waiting' || state === 'sending')
  const ready = uploads.filter(({ state }) => state === 'done')
  return {
    uploads,
    retry,
    remove,
    state: isSending ? ('sending' as const) : ready.length > 0 ? ('ready' as const) : ('none' as const),
    add: (files: readonly File[]) => {
      const room = Math.max(0, mostAttachments - uploads.length)
      if (files.length > room)
        toast.failure({ title: `Bir mesaja en çok ${mostAttachments} dosya eklenebilir` })
      add(files.slice(0, room), undefined)
    },
    /** Those that have arrived go with the message, and leave the field. */
    take: (): UnsentFile[] =>
      ready.map(({ key, file }) => {
        remove(key)
        return { upload_id: stored.current.get(key) ?? '', name: file.name, size: file.size }
      }),
  }
}

export function AttachedRows({ files: { uploads, retry, remove } }: { files: AttachedFiles }) {
  if (uploads.length === 0) return null
  return (
    <div className="max-h-40 overflow-y-auto">
      <UploadRows uploads={uploads} retry={retry} remove={remove} done="Mesajla gönderilecek" />
    </div>
  )
}

export function AttachButton({ files }: { files: AttachedFiles }) {
  const chooser = useFileChooser()
  return (
    <>
      <IconButton label="Dosya ekle" onClick={() => chooser.open(files.add)}>
        <Paperclip strokeWidth={1.75} aria-hidden />
      </IconButton>
      <input {...chooser.input} aria-label="Eklenecek dosya" multiple accept={accepted} />
    </>
  )
}
