/** Shows live updates as toasts: the three newest, and only while connected. */
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import {
  ownActionBehind,
  parseUpdate,
  toMoveNotice,
  toUpdateNotice,
} from '#features/notifications/live-update.ts'
import { isOwnAction } from '#spine/live/own-actions.ts'
import { useConnectionState, useLiveEvent } from '#spine/live/use-live.ts'
import { type Notice, toast } from '#spine/ui/toast.tsx'

const maxToasts = 3

export function UpdateToasts() {
  const navigate = useNavigate()
  const connection = useConnectionState()
  const shownIds = useRef<string[]>([])
  const open = (link: string) => void navigate(link)
  const show = (notice: Notice) => {
    toast.info(notice)
    shownIds.current = [...shownIds.current.filter((topic) => topic !== notice.topic), notice.topic ?? '']
    // After a long absence many arrive at once.
    for (const topic of shownIds.current.splice(0, shownIds.current.length - maxToasts)) toast.dismiss(topic)
  }
  useLiveEvent('notification.added', ({ data }) => {
    const update = parseUpdate(data)
    if (!update || isOwnAction(ownActionBehind(update) ?? '')) return
    show(toUpdateNotice(update, open))
  })
  useLiveEvent('shipment.changed', ({ data }) => {
    const notice = toMoveNotice(data, open)
    if (notice) show(notice)
  })
  useEffect(() => {
    if (connection === 'connected') return
    for (const topic of shownIds.current.splice(0)) toast.dismiss(topic)
  }, [connection])
  return null
}
