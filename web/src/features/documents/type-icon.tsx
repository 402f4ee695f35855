/** The icon of each type of document; also what is shown of one that cannot be drawn. */
import type { DocumentType } from '@kervan/domain/documents/document-kinds.ts'
import {
  Award,
  File as FileIcon,
  Image,
  Landmark,
  ListChecks,
  type LucideIcon,
  ReceiptText,
  Umbrella,
} from 'lucide-react'

const icons: Record<DocumentType, LucideIcon> = {
  invoice: ReceiptText,
  packing_list: ListChecks,
  certificate: Award,
  customs: Landmark,
  insurance: Umbrella,
  photo: Image,
  other: FileIcon,
}

export function TypeIcon({ type, className }: { type: DocumentType; className?: string }) {
  const Icon = icons[type]
  return <Icon className={className} strokeWidth={1.75} aria-hidden />
}
