/** The photo of a member of staff, which they or an admin choose and remove. */
import { photoKinds } from '@kervan/domain/auth/staff-photo.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { callTimeout } from '#features/auth/use-single-flight.ts'
import { api, client, toProblem } from '#spine/api/api.ts'
import { type FileRules, fileProblem } from '#spine/api/file-rules.ts'
import { randomKey } from '#spine/api/idempotency-keys.ts'
import { sendFile } from '#spine/api/send-file.ts'
import { Avatar } from '#spine/ui/avatar.tsx'
import { Button } from '#spine/ui/button.tsx'
import { toast } from '#spine/ui/toast.tsx'

const rules: FileRules = { maxBytes: 10 * 1024 ** 2, kinds: photoKinds }
const accepted = [...Object.keys(photoKinds), 'image/jpeg', 'image/png'].join(',')

type Props = { person: { id: string; name: string }; photo: string | null; onChanged?: () => unknown }

export function StaffPhoto({ person: { id, name }, photo, onChanged }: Props) {
  const queries = useQueryClient()
  const chooser = useRef<HTMLInputElement>(null)
  const refresh = () => {
    onChanged?.()
    return queries.invalidateQueries({ queryKey: api.auth.whoAmI.key() })
  }
  const set = useMutation({
    mutationFn: async (file: File) =>
      client.auth.photos.set({ id, upload_id: await upload(file) }, callTimeout(60)),
    onSuccess: refresh,
    onError: (error) => toast.failure({ title: 'Fotoğraf değiştirilemedi', description: sentenceOf(error) }),
  })
  const remove = useMutation({
    mutationFn: () => client.auth.photos.remove({ id }, callTimeout()),
    onSuccess: refresh,
    onError: (error) => toast.failure({ title: 'Fotoğraf kaldırılamadı', description: sentenceOf(error) }),
  })
  return (
    <div className="flex flex-wrap items-center gap-4">
      <Avatar name={name} photo={photo} size="lg" />
      <div className="flex flex-col gap-2">
        <div className="flex flex-wrap gap-2">
          <input
            ref={chooser}
            type="file"
            accept={accepted}
            hidden
            aria-label="Fotoğraf dosyası"
            onChange={({ target }) => {
              const [file] = target.files ?? []
              target.value = ''
              if (file) set.mutate(file)
            }}
          />
          <Button
            size="sm"
            busy={set.isPending}
            busyLabel="Yükleniyor"
            onClick={() => chooser.current?.click()}
          >
            {photo ? 'Fotoğrafı değiştir' : 'Fotoğraf yükle'}
          </Button>
          {photo && (
            <Button size="sm" variant="ghost" busy={remove.isPending} onClick={() => remove.mutate()}>
              Fotoğrafı kaldır
            </Button>
          )}
        </div>
        <p className="text-13 text-muted">JPG ya da PNG, en çok 10 MB. Ortasından kare olarak kesilir.</p>
      </div>
    </div>
  )
}

/** What a person is told; anything else is a problem of the server's answer. */
class RefusedFile extends Error {}

const sentenceOf = (error: unknown) =>
  error instanceof RefusedFile ? error.message : toProblem(error).message

async function upload(file: File): Promise<string> {
  const problem = fileProblem(file, rules)
  if (problem) throw new RefusedFile(problem)
  const sent = await sendFile(file, {
    address: '/api/uploads',
    idempotencyKey: randomKey(),
    surface: 'office',
    onProgress: () => undefined,
    signal: new AbortController().signal,
  })
  if ('problem' in sent) throw new RefusedFile(sent.problem)
  return (sent.answer as { id: string }).id
}
