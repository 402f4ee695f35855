/** Downloads everything that is stored about the person, as one file. */
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { exportFileName } from '#features/consents/export-file-name.ts'
import { client, toProblem } from '#spine/api/api.ts'
import { saveFile } from '#spine/api/save-file.ts'
import { Alert } from '#spine/ui/alert.tsx'
import { Button } from '#spine/ui/button.tsx'

export function ExportOwnData() {
  const download = useMutation({
    mutationFn: () => client.consents.exportOwnData(),
    onSuccess: (copy) => {
      const file = new Blob([JSON.stringify(copy, null, 2)], { type: 'application/json' })
      saveFile(file, exportFileName(copy.made_at))
    },
  })
  return (
    <div className="flex flex-col items-start gap-3">
      <p className="measure text-14 text-muted">
        Hakkınızda tuttuğumuz bütün bilgileri, makinece okunabilir tek bir dosya olarak indirebilirsiniz.
      </p>
      <Button onClick={() => download.mutate()} busy={download.isPending} busyLabel="Dosya hazırlanıyor">
        <Download strokeWidth={1.75} aria-hidden /> Verilerimi indir
      </Button>
      <p role="status" className="text-13 text-muted empty:hidden">
        {download.isSuccess ? `${exportFileName(download.data.made_at)} indirildi.` : ''}
      </p>
      {download.isError && <Alert>Dosya hazırlanamadı. {toProblem(download.error).message}</Alert>}
    </div>
  )
}
