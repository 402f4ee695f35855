/** Saves the file of a document. The browser never opens it: it is fetched first, so that a failure is told in the page. */
import type { Surface } from '@kervan/domain/access/roles.ts'
import { documentMessages } from '@kervan/domain/documents/documents.copy.ts'
import { Download } from 'lucide-react'
import { useSingleFlight } from '#features/auth/use-single-flight.ts'
import { downloadAddress } from '#features/documents/document-addresses.ts'
import { saveFile } from '#spine/api/save-file.ts'
import { Button } from '#spine/ui/button.tsx'
import { IconButton } from '#spine/ui/icon-button.tsx'
import { toast } from '#spine/ui/toast.tsx'

type Props = { document: { id: string; file_name: string }; surface: Surface; isIcon?: boolean }

export function DownloadButton({ document: { id, file_name }, surface, isIcon = false }: Props) {
  const [download, isBusy] = useSingleFlight(() => fetchAndSave(downloadAddress(id, surface), file_name))
  const icon = <Download strokeWidth={1.75} aria-hidden />
  if (isIcon)
    return (
      <IconButton label={`İndir: ${file_name}`} size="sm" onClick={() => void download()}>
        {icon}
      </IconButton>
    )
  return (
    <Button busy={isBusy} busyLabel="İndiriliyor" onClick={() => void download()}>
      {icon}
      İndir
    </Button>
  )
}

async function fetchAndSave(address: string, name: string): Promise<void> {
  try {
    const answer = await fetch(address)
    if (!answer.ok) throw new Error(`The file was not given: ${answer.status}`)
    saveFile(await answer.blob(), name)
  } catch {
    toast.failure({
      title: documentMessages.downloadFailed,
      description: 'Bağlantınızı kontrol edip yeniden deneyin.',
    })
  }
}
