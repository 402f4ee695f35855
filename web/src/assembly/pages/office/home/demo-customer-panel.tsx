/** Opens the portal as the demo's customer sees it, in a tab of its own, with a session that may only read. In demo mode only. */
import { useMutation } from '@tanstack/react-query'
import { ScanEye } from 'lucide-react'
import { usePageData } from '#features/company/page-data.tsx'
import { client, toProblem } from '#spine/api/api.ts'
import { forgetOwedSignOut } from '#spine/drafts/owed-sign-out.ts'
import { Button } from '#spine/ui/button.tsx'
import { toast } from '#spine/ui/toast.tsx'

const notOpened = 'Demo müşteri paneli açılamadı'

export function DemoCustomerPanel() {
  const { demo } = usePageData()
  const { mutate, isPending } = useMutation({
    mutationFn: () => client.demo.openCustomerPanel(),
  })
  const open = () => {
    // At once, while the click still counts: a browser blocks a tab that is opened after an answer.
    const tab = window.open('', '_blank')
    if (!tab) return toast.failure({ title: notOpened, description: 'Tarayıcınız yeni sekmeyi engelledi.' })
    tab.opener = null
    mutate(undefined, {
      onSuccess: () => {
        // The session that was to be ended is not this one.
        forgetOwedSignOut('portal')
        tab.location.replace('/dashboard')
      },
      onError: (error) => {
        tab.close()
        toast.failure({ title: notOpened, description: toProblem(error).message })
      },
    })
  }
  if (!demo) return null
  return (
    // Its name needs the width of two.
    <li className="col-span-full">
      <Button
        onClick={open}
        busy={isPending}
        busyLabel="Açılıyor"
        className="h-auto! min-h-10 w-full justify-start whitespace-normal! py-1 text-left"
      >
        <ScanEye className="shrink-0" strokeWidth={1.75} aria-hidden /> Demo müşteri paneli
      </Button>
    </li>
  )
}
