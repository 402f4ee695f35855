/** The state of push messages on this device, and turning them on and off. */
import { useEffect, useState } from 'react'
import {
  disablePush,
  enablePush,
  type PushState,
  pushState,
} from '#features/notifications/push-subscription.ts'
import { toProblem } from '#spine/api/api.ts'
import { toast } from '#spine/ui/toast.tsx'

export function useDevicePush() {
  const [state, setState] = useState<PushState>()
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    let left = false
    void pushState().then((found) => !left && setState(found))
    return () => {
      left = true
    }
  }, [])
  /** Returns the new state, or undefined after a failure, which is shown as a toast. */
  const turn = async (on: boolean): Promise<PushState | undefined> => {
    setBusy(true)
    try {
      const next = await (on ? enablePush() : disablePush())
      setState(next)
      return next
    } catch (error) {
      toast.failure({ title: 'Tarayıcı bildirimi ayarlanamadı', description: toProblem(error).message })
      return undefined
    } finally {
      setBusy(false)
    }
  }
  return { state, busy, turn }
}

/** Why push messages cannot be turned on, where that is so. */
export const pushObstacleTexts: Partial<Record<PushState, string>> = {
  unsupported: 'Bu tarayıcı bildirim gösteremiyor.',
  denied: 'Tarayıcınız bu sitenin bildirimlerini engelliyor. İzni adres çubuğundan verebilirsiniz.',
  unavailable: 'Tarayıcının bildirim servisine ulaşılamadı. Daha sonra yeniden deneyin.',
}
