/** A dialog whose code is loaded when it is first opened: most visitors never open it. */
import { type ComponentType, type ReactNode, useState } from 'react'
import { showWhileLoading } from '#spine/ui/loading-line.ts'

type Dialog = ComponentType<{ onClose: () => void }>
type State = 'closed' | 'open' | 'failed'
export type DialogOnDemand = {
  open: () => void
  dialog: ReactNode
  /** Shown when loading failed; belongs beside the button and needs room for two lines. */
  failure: ReactNode
}

export function useDialogOnDemand(load: () => Promise<Dialog>): DialogOnDemand {
  const [state, setState] = useState<State>('closed')
  const [Dialog, setDialog] = useState<Dialog | null>(null)
  const open = async () => {
    try {
      const loaded = Dialog ?? (await showWhileLoading(load()))
      setDialog(() => loaded)
      setState('open')
    } catch {
      setState('failed')
    }
  }
  return {
    open: () => void open(),
    dialog: state === 'open' && Dialog && <Dialog onClose={() => setState('closed')} />,
    failure: state === 'failed' && (
      <p role="alert" className="text-13 text-danger">
        Açılamadı. Bağlantınızı kontrol edip yeniden deneyin.
      </p>
    ),
  }
}
