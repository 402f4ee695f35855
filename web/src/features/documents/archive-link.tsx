/** Saves all documents of a shipment or a request as one archive. */
import type { Surface } from '@kervan/domain/access/roles.ts'
import { FolderDown } from 'lucide-react'
import { archiveAddress } from '#features/documents/document-addresses.ts'
import type { OfMatter } from '#features/documents/matter.ts'
import { buttonClasses } from '#spine/ui/button.tsx'

/** A plain link: it may be large, and the browser shows how far it is. */
export function ArchiveLink({ of, surface }: { of: OfMatter; surface: Surface }) {
  return (
    <a
      href={archiveAddress(of, surface)}
      download
      className={`${buttonClasses({ size: 'sm' })} self-start print:hidden`}
    >
      <FolderDown strokeWidth={1.75} aria-hidden />
      Tümünü indir (ZIP)
    </a>
  )
}
