/** A dialog with the profile form. */
import { profileWords } from '@kervan/domain/customers/customers.copy.ts'
import { ProfileSection } from '#features/customers/profile-section.tsx'
import { Dialog } from '#spine/ui/dialog.tsx'

type Props = { onComplete: () => void; onClose: () => void }

export function ProfileDialog({ onComplete, onClose }: Props) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Profilinizi tamamlayın"
      description={profileWords.neededText}
      page
    >
      <ProfileSection onComplete={onComplete} />
    </Dialog>
  )
}
