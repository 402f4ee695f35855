/** Shows toasts for new requests, answered quotes, new shipments, new work, promises about to be missed and failed mails on every page of the office. */
import type { LiveEvent } from '@kervan/domain/live/live-messages.ts'
import { useNavigate } from 'react-router'
import { useSession } from '#features/auth/session.ts'
import { readOfficeUpdate } from '#features/workqueue/read-office-update.ts'
import { isBy } from '#features/workqueue/use-office-updates.ts'
import { isOwnAction } from '#spine/live/own-actions.ts'
import { useLiveEvent } from '#spine/live/use-live.ts'
import { toast } from '#spine/ui/toast.tsx'

/** Topics that appear in the list of updates only. */
const silentTopics = /^(edited|quoted) /

const mailFailed = 'quote.mail_failed'

export function OfficeNotices() {
  const navigate = useNavigate()
  const me = useSession('office').data?.person?.id
  const notify = async (event: LiveEvent) => {
    if (isBy(event, me)) return
    const update = await readOfficeUpdate(event)
    if (!update || silentTopics.test(update.topic) || update.ownActions?.some(isOwnAction)) return
    const { title, description, topic, to } = update
    const action = { label: 'Göster', onClick: () => void navigate(to) }
    const show = event.name === mailFailed ? toast.failure : toast.info
    show({ title, description, topic, action, kind: 'longer' })
  }
  useLiveEvent('request.changed', (event) => void notify(event))
  useLiveEvent('work_item.changed', (event) => void notify(event))
  useLiveEvent('work_item.due_soon', (event) => void notify(event))
  useLiveEvent('work_item.for_you', (event) => void notify(event))
  useLiveEvent('shipment.changed', (event) => void notify(event))
  useLiveEvent('customer.for_you', (event) => void notify(event))
  useLiveEvent('chat.for_you', (event) => void notify(event))
  useLiveEvent(mailFailed, (event) => void notify(event))
  return null
}
