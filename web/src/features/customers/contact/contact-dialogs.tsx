/** The dialogs that the address opens over whatever shows a customer: record, mail, call and appointment. */
import { lazy, Suspense } from 'react'
import { useCloseDialog, useParam } from '#spine/addresses/dialog-address.ts'
import { loadDialog } from '#spine/api/load-or-wait.tsx'

const EditCustomer = lazy(() =>
  loadDialog(async () => (await import('#features/customers/record/edit-customer.tsx')).EditCustomer),
)
const MailDialog = lazy(() =>
  loadDialog(async () => (await import('#features/customers/contact/mail-dialog.tsx')).MailDialog),
)
const CallDialog = lazy(() =>
  loadDialog(async () => (await import('#features/customers/contact/call-dialog.tsx')).CallDialog),
)
const AppointmentDialog = lazy(() =>
  loadDialog(
    async () => (await import('#features/customers/contact/appointment-dialog.tsx')).AppointmentDialog,
  ),
)

export function ContactDialogs() {
  const [edit, mail, call, appointment] = [
    useParam('edit'),
    useParam('mail'),
    useParam('call'),
    useParam('appointment'),
  ]
  const close = useCloseDialog('edit', 'mail', 'call', 'appointment')
  return (
    <Suspense>
      {edit && <EditCustomer id={edit} onClose={close} />}
      {mail && <MailDialog id={mail} onClose={close} />}
      {call && <CallDialog id={call} onClose={close} />}
      {appointment && <AppointmentDialog id={appointment} onClose={close} />}
    </Suspense>
  )
}
