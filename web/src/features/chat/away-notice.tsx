/** Outside support hours: when we are back, above the field that takes the message all the same. */
import type { ChatState } from '@kervan/domain/chat/chat.contract.ts'
import { Moon } from 'lucide-react'
import { awayWords } from '#features/chat/support-words.ts'
import { useNow } from '#spine/ui/use-now.ts'

export function AwayNotice({ support }: { support: ChatState['support'] | undefined }) {
  const words = awayWords(support, new Date(useNow()))
  if (!words) return null
  return (
    <p
      role="note"
      className="flex gap-2 border-line border-t bg-pending-fill px-4 py-2.5 text-13 text-pending"
    >
      <Moon className="mt-px size-4 shrink-0" strokeWidth={1.75} aria-hidden />
      {words}
    </p>
  )
}
