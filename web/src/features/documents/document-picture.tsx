/** What a document looks like, small: an image, the first page of a PDF, or the icon of its type. */
import type { Document } from '@kervan/domain/documents/document.ts'
import { useRef, useState } from 'react'
import { usePdfCover } from '#features/documents/pdf-cover.ts'
import { TypeIcon } from '#features/documents/type-icon.tsx'
import { cn } from '#spine/ui/class-names.ts'

export type Pictured = Pick<Document, 'id' | 'file_type' | 'file_size' | 'document_type'> & {
  preview_path: string
  thumbnail_path: string
}

export function DocumentPicture({ document, className }: { document: Pictured; className?: string }) {
  const place = useRef<HTMLDivElement>(null)
  const [failed, setFailed] = useState('')
  const cover = usePdfCover(document, document.file_type === 'application/pdf', place)
  const address = cover ?? document.thumbnail_path
  return (
    <div
      ref={place}
      className={cn(
        'relative grid place-items-center overflow-hidden bg-hover text-muted [&_.lucide]:size-8',
        className,
      )}
    >
      {address && failed !== address ? (
        <img
          src={address}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setFailed(address)}
          className="absolute inset-0 size-full object-cover object-top"
        />
      ) : (
        <TypeIcon type={document.document_type} />
      )}
    </div>
  )
}
