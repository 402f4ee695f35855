/** Tells a colleague, wherever they are in the office, that a guest has answered their invitation. */
import type { LiveEvent } from '@kervan/domain/live/live-messages.ts'
import { useNavigate } from 'react-router'
import { communicationAddress } from '#features/chat/office/communication-address.ts'
import { loadPatiently } from '#spine/api/load-patiently.ts'
import { useLiveEvent } from '#spine/live/use-live.ts'
import { toast } from '#spine/ui/toast.tsx'

export function InvitationNotice() {
  const navigate = useNavigate()
  const notify = async ({ data }: LiveEvent) => {
    // Loaded with the first event: schemas are heavy, and no page needs them to open.
    const events = await loadPatiently(() => import('@kervan/domain/analytics/analytics.events.ts'))
    const answered = events.invitationAnswered.data.safeParse(data)
    if (!answered.success) return
    const { answer, conversation_id } = answered.data
    if (answer === 'declined') return toast.info({ title: 'Misafir davetinizi geri çevirdi' })
    toast.info({
      title: 'Misafir davetinizi kabul etti',
      kind: 'longer',
      ...(conversation_id && {
        action: { label: 'Sohbete git', onClick: () => void navigate(communicationAddress(conversation_id)) },
      }),
    })
  }
  useLiveEvent('analytics.invitation_answered', (event) => void notify(event).catch(() => undefined))
  return null
}
