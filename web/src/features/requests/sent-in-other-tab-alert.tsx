/** Warns that another tab has sent this draft with other content. */
import type { CreatedRecord } from '#features/requests/draft-submissions.ts'
import { Alert } from '#spine/ui/alert.tsx'

export function SentInOtherTabAlert({
  created,
  className,
}: {
  created: CreatedRecord | null
  className: string
}) {
  if (!created) return null
  return (
    <Alert title={`Bu taslak ${created.number} numarasıyla gönderildi.`} className={className}>
      Buradaki bilgiler gönderilenden farklı. Gönderirseniz ikinci bir talep oluşur.
    </Alert>
  )
}
