/** Shows live updates as toasts, the three newest, and only while connected; and keeps them to be read later. */
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useSession } from '#features/auth/session.ts'
import { keepUpdate } from '#features/notifications/live-history.ts'
import {
  isOpen,
  movedLink,
  ownActionBehind,
  parseUpdate,
  toMoveNotice,
  toUpdateNotice,
} from '#features/notifications/live-update.ts'
import { useReadActions } from '#features/notifications/read-notifications.ts'
import { isOwnAction } from '#spine/live/own-actions.ts'
import { useConnectionState, useLiveEvent } from '#spine/live/use-live.ts'
import { type TextNotice, toast } from '#spine/ui/toast.tsx'

const maxToasts = 3

export function UpdateToasts() {
  const navigate = useNavigate()
  const { search } = useLocation()
  const { read } = useReadActions()
  const connection = useConnectionState()
  const shownIds = useRef<string[]>([])
  const open = (link: string) => void navigate(link)
  const me = useSession('portal').data?.person?.id
  const show = (notice: TextNotice, link: string, id: string) => {
    const { title, description = '', topic = id } = notice
    if (me) keepUpdate(me, { id, topic, title, description, link, heard_at: new Date().toISOString() })
    toast.info(notice)
    shownIds.current = [...shownIds.current.filter((topic) => topic !== notice.topic), notice.topic ?? '']
    // After a long absence many arrive at once.
    for (const topic of shownIds.current.splice(0, shownIds.current.length - maxToasts)) toast.dismiss(topic)
  }
  useLiveEvent('notification.added', ({ id, data }) => {
    const update = parseUpdate(data)
    if (!update || isOwnAction(ownActionBehind(update) ?? '')) return
    // Who is looking at it sees it change, and need not be told again by a mark.
    if (document.visibilityState === 'visible' && isOpen(update.link, search))
      read({ id: update.id, read_at: null })
    show(toUpdateNotice(update, open), update.link, id)
  })
  useLiveEvent('shipment.changed', ({ id, data }) => {
    const notice = toMoveNotice(data, open)
    if (notice) show(notice, movedLink((data as { shipment_id: string }).shipment_id), id)
  })
  useEffect(() => {
    if (connection === 'connected') return
    for (const topic of shownIds.current.splice(0)) toast.dismiss(topic)
  }, [connection])
  return null
}
