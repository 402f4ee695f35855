/** Has everything that is stored about the person put into an archive with their files: in the background, since it may take a while. */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { FileArchive } from 'lucide-react'
import { api, client, toProblem } from '#spine/api/api.ts'
import { Alert } from '#spine/ui/alert.tsx'
import { Button } from '#spine/ui/button.tsx'

export function ArchiveOwnData() {
  const queries = useQueryClient()
  const start = useMutation({
    mutationFn: () => client.consents.startOwnCopy(),
    onSuccess: () => queries.invalidateQueries({ queryKey: api.tasks.list.key() }),
  })
  return (
    <div className="flex flex-col items-start gap-3">
      <Button onClick={() => start.mutate()} busy={start.isPending} busyLabel="Başlatılıyor">
        <FileArchive strokeWidth={1.75} aria-hidden /> Dosyalarımla birlikte hazırla
      </Button>
      <p role="status" className="text-13 text-muted empty:hidden">
        {start.isSuccess ? 'Arşiv arka planda hazırlanıyor; bitince işlerinizden indirebilirsiniz.' : ''}
      </p>
      {start.isError && <Alert>Arşiv hazırlanamadı. {toProblem(start.error).message}</Alert>}
    </div>
  )
}
