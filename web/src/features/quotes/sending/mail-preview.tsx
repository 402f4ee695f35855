/** The mail as the customer will see it, opened on demand. */
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#spine/ui/button.tsx'
import { useDebounced } from '#spine/ui/use-debounced.ts'

type Props = { quoteId: string; version: number; message: string }

export function MailPreview(mail: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="flex flex-col gap-2">
      <Button className="self-start" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        E-postayı önizle
        <ChevronDown className={isOpen ? 'rotate-180' : ''} strokeWidth={1.75} aria-hidden />
      </Button>
      {isOpen && <Frame {...mail} />}
    </div>
  )
}

/** Opens with the message as it is, and follows it when typing pauses. */
function Frame({ quoteId, version, message }: Props) {
  const settled = useDebounced(message, 400)
  const query = new URLSearchParams({ message: settled, version: String(version) })
  return (
    <iframe
      title="Müşterinin göreceği e-posta"
      src={`/api/staff/quotes/${quoteId}/mail-page?${query}`}
      sandbox="allow-popups"
      className="h-[32rem] w-full rounded-card border border-line bg-card"
    />
  )
}
