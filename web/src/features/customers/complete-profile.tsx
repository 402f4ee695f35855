/** What needs a complete profile asks for it first: the dialog opens wherever one is, and afterwards the wish goes on. */
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
import { useOwnProfile } from '#features/customers/own-profile.ts'
import { toast } from '#spine/ui/toast.tsx'

type Wish = { then: () => void; otherwise?: (() => void) | undefined }
const Asking = createContext<(wish: Wish) => void>(() => {})

/** What the notice is about: it goes when the dialog goes. */
const neededProfile = 'profile'

/** The form with its schema comes when it is needed. */
const ProfileDialog: ElementType = lazy(async () => ({
  default: (await import('#features/customers/profile-dialog.tsx')).ProfileDialog,
}))

export type ProfileGuard = {
  /** Undefined until the profile is known. */
  complete: boolean | undefined
  /** Goes on at once, or once the six fields are there; `otherwise` when the dialog is closed without them. */
  ensure: (then: () => void, otherwise?: () => void) => void
}

export function useCompleteProfileFirst(): ProfileGuard {
  const ask = use(Asking)
  const { data: profile } = useOwnProfile()
  const complete = profile && profile.missing_fields.length === 0
  const ensure = useCallback(
    (then: () => void, otherwise?: () => void) => {
      if (complete) then()
      else ask({ then, otherwise })
    },
    [ask, complete],
  )
  return { complete, ensure }
}

export function CompleteProfileProvider({ children }: { children: ReactNode }) {
  const [wish, setWish] = useState<Wish | null>(null)
  const [granted, setGranted] = useState<Wish | null>(null)
  const ask = useCallback((asked: Wish) => {
    toast.info({
      title: profileWords.neededTitle,
      description: profileWords.neededText,
      topic: neededProfile,
      atBottom: true,
    })
    setWish(asked)
  }, [])
  const answered = () => {
    setWish(null)
    toast.dismiss(neededProfile)
  }
  useEffect(() => {
    // Only now is the dialog gone, and with it what asks before an unsaved form is left.
    if (!granted) return
    setGranted(null)
    granted.then()
  }, [granted])
  return (
    <Asking value={ask}>
      {children}
      {wish && (
        <Suspense>
          <ProfileDialog
            onComplete={() => {
              setGranted(wish)
              answered()
            }}
            onClose={() => {
              answered()
              wish.otherwise?.()
            }}
          />
        </Suspense>
      )}
    </Asking>
  )
}
