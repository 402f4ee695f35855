/** Asks for a complete profile before an action that needs one: a dialog opens, and afterwards the action continues. */
import { profileWords } from '@kervan/domain/customers/customers.copy.ts'
import {
  createContext,
  type ElementType,
  lazy,
  type ReactNode,
  Suspense,
  use,
  useCallback,
  useEffect,
  useState,
} from 'react'
import { useOwnProfile } from '#features/customers/use-own-profile.ts'
import { loadDialog } from '#spine/api/load-or-wait.tsx'
import { toast } from '#spine/ui/toast.tsx'

type PendingAction = { then: () => void; otherwise?: (() => void) | undefined }
const RequestProfileContext = createContext<(pending: PendingAction) => void>(() => {})

/** The toast is dismissed together with the dialog. */
const toastTopic = 'profile'

/** Loaded on demand, since the form brings its schema. */
const ProfileDialog: ElementType = lazy(() =>
  loadDialog(async () => (await import('#features/customers/profile-dialog.tsx')).ProfileDialog),
)

export type ProfileGuard = {
  /** Undefined until the profile is known. */
  complete: boolean | undefined
  /** Calls `then` at once or when the profile is complete; `otherwise` when the dialog is closed before that. */
  ensure: (then: () => void, otherwise?: () => void) => void
}

export function useCompleteProfileFirst(): ProfileGuard {
  const requestProfile = use(RequestProfileContext)
  const { data: profile } = useOwnProfile()
  const complete = profile && profile.missing_fields.length === 0
  const ensure = useCallback(
    (then: () => void, otherwise?: () => void) => {
      if (complete) then()
      else requestProfile({ then, otherwise })
    },
    [requestProfile, complete],
  )
  return { complete, ensure }
}

export function CompleteProfileProvider({ children }: { children: ReactNode }) {
  const [pending, setPending] = useState<PendingAction | null>(null)
  const [confirmed, setConfirmed] = useState<PendingAction | null>(null)
  const requestProfile = useCallback((action: PendingAction) => {
    toast.info({
      title: profileWords.neededTitle,
      description: profileWords.neededText,
      topic: toastTopic,
      atBottom: true,
    })
    setPending(action)
  }, [])
  const closeDialog = () => {
    setPending(null)
    toast.dismiss(toastTopic)
  }
  useEffect(() => {
    // Runs after the dialog has unmounted, and with it the question about unsaved changes.
    if (!confirmed) return
    setConfirmed(null)
    confirmed.then()
  }, [confirmed])
  return (
    <RequestProfileContext value={requestProfile}>
      {children}
      {pending && (
        <Suspense>
          <ProfileDialog
            onComplete={() => {
              setConfirmed(pending)
              closeDialog()
            }}
            onClose={() => {
              closeDialog()
              pending.otherwise?.()
            }}
          />
        </Suspense>
      )}
    </RequestProfileContext>
  )
}
