/** Filters documents by type: the first three are always in sight, the others behind *Daha fazla*. */
import {
  type DocumentType,
  documentTypes,
  documentTypeWords,
  firstDocumentTypes,
} from '@kervan/domain/documents/document-kinds.ts'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { withParams } from '#spine/addresses/dialog-address.ts'
import { Button } from '#spine/ui/button.tsx'
import { FilterChips } from '#spine/ui/filter-chips.tsx'

type Props = {
  type: DocumentType | null
  counts: (Readonly<Record<DocumentType, number>> & { total: number }) | undefined
}

export function TypeFilter({ type, counts }: Props) {
  const { search } = useLocation()
  const isFirst = type === null || firstDocumentTypes.includes(type)
  const [isOpen, setOpen] = useState(!isFirst)
  const isWhole = isOpen || !isFirst
  const shown = isWhole ? documentTypes : firstDocumentTypes
  return (
    <div className="flex flex-wrap items-center gap-1.5">
      <FilterChips
        label="Türe göre süz"
        className="contents"
        chips={[null, ...shown].map((wanted) => ({
          key: wanted ?? 'all',
          label: wanted ? documentTypeWords[wanted] : 'Tümü',
          count: counts?.[wanted ?? 'total'],
          search: withParams(search, { type: wanted, document: null }),
          current: wanted === type,
        }))}
      />
      {isFirst && (
        <Button size="sm" variant="ghost" aria-expanded={isWhole} onClick={() => setOpen(!isWhole)}>
          {isWhole ? 'Daha az' : 'Daha fazla'}
        </Button>
      )}
    </div>
  )
}
