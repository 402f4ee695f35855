/** Says that another tab has sent this draft with other content, before it is sent from here too. */
import type { Made } from '#features/requests/draft-acts.ts'
import { Alert } from '#spine/ui/alert.tsx'

export function SentElsewhereNote({ created, className }: { created: Made | null; className: string }) {
  if (!created) return null
  return (
    <Alert title={`Bu taslak ${created.number} numarasıyla gönderildi.`} className={className}>
      Buradaki bilgiler gönderilenden farklı. Gönderirseniz ikinci bir talep oluşur.
    </Alert>
  )
}
