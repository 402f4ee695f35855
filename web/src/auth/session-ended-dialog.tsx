/** Says that the session has ended and leads to the sign-in page and back; what was typed stays on the page until then. */
import { signInAddress } from '@kervan/domain/auth/guarded-addresses.ts'
import type { Surface } from '@kervan/domain/auth/roles.ts'
import type { SessionEnd } from '#auth/session-end.ts'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'

export function SessionEndedDialog({ surface, end }: { surface: Surface; end: SessionEnd }) {
  return (
    <ConfirmDialog
      open={end.ended}
      onOpenChange={(open) => !open && end.dismiss()}
      title="Oturumunuz sona erdi"
      description="Yeniden giriş yaptığınızda bu sayfaya dönersiniz. Kaydetmediğiniz bir yazınız varsa önce kopyalayın."
      confirmLabel="Yeniden giriş yap"
      cancelLabel="Bu sayfada kal"
      danger={false}
      // A full load: nothing that was read in the ended session stays in memory.
      onConfirm={() => location.assign(signInAddress(surface, currentAddress()))}
    />
  )
}

function currentAddress(): string {
  return location.pathname + location.search + location.hash
}
