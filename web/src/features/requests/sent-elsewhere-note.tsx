/** Says that another tab has sent this draft with other content, before it is sent from here too. */
import type { Made } from '#features/requests/draft-acts.ts'
import { Alert } from '#spine/ui/alert.tsx'

type Props = {
  created: Made | null
  /** What sending it from here would do. */
  consequence?: string
  className?: string
}

export function SentElsewhereNote({
  created,
  consequence = 'ikinci bir talep oluşur',
  className = '',
}: Props) {
  if (!created) return null
  return (
    <Alert title={`Bu taslak ${created.number} numarasıyla gönderildi.`} className={className}>
      Buradaki bilgiler gönderilenden farklı. Gönderirseniz {consequence}.
    </Alert>
  )
}
