/** Whether news reach this device while no page is open, and the two acts that change it. */
import { useEffect, useState } from 'react'
import {
  disablePush,
  enablePush,
  type PushState,
  pushState,
} from '#features/notifications/push-permission.ts'
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
  /** Answers with the state that came of it; a failed call is told here. */
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

/** What stands in the way, in words; nothing where nothing does. */
export const pushObstacles: Partial<Record<PushState, string>> = {
  unsupported: 'Bu tarayıcı bildirim gösteremiyor.',
  denied: 'Tarayıcınız bu sitenin bildirimlerini engelliyor. İzni adres çubuğundan verebilirsiniz.',
  unavailable: 'Tarayıcının bildirim servisine ulaşılamadı. Daha sonra yeniden deneyin.',
}
