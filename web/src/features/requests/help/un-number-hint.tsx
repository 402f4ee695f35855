/** Checks a UN number while it is typed. Renders nothing while it is empty or incomplete. */
import { readUnNumber } from '@kervan/domain/requests/un-number.ts'
import { CircleCheck, TriangleAlert } from 'lucide-react'
import { HelpLine } from '#features/requests/help/help-line.tsx'

export function UnNumberHint({ value }: { value: string }) {
  const typed = value.trim()
  if (typed === '' || isIncomplete(typed)) return null
  const number = readUnNumber(typed)
  if (!number)
    return (
      <HelpLine icon={TriangleAlert} tone="care">
        UN numarası dört rakamdır: UN1263.
      </HelpLine>
    )
  return (
    <HelpLine icon={CircleCheck} tone="good">
      {number} biçimi doğru. Maddenin kendisini güvenlik bilgi formundan (SDS) kontrol edin.
    </HelpLine>
  )
}

function isIncomplete(typed: string): boolean {
  return /^(u|un[ -]?\d{0,3}|\d{1,3})$/i.test(typed)
}
