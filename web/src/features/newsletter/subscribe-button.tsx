/** The button that opens the newsletter dialog. */
import { Button } from '#spine/ui/button.tsx'
import { useDialogOnDemand } from '#spine/ui/dialog-on-demand.tsx'

const loadModal = async () => (await import('#features/newsletter/subscribe-modal.tsx')).SubscribeModal

export function SubscribeButton() {
  const { open, dialog, failure } = useDialogOnDemand(loadModal)
  return (
    <>
      <Button onClick={open}>Bültene abone ol</Button>
      {failure && <div className="w-full sm:text-right">{failure}</div>}
      {dialog}
    </>
  )
}
