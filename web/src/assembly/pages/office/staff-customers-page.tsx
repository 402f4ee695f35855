/** `/staff/customers`, `/staff/customer-management` and `/customers`: all customers, their figures, and adding one. */
import { Combine, Plus, Upload } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { Link, useLocation } from 'react-router'
import { CustomerTiles } from '#assembly/pages/office/customer-tiles.tsx'
import { useDocumentTitle } from '#features/company/document-title.ts'
import { ContactDialogs } from '#features/customers/contact/contact-dialogs.tsx'
import { CustomerList } from '#features/customers/customer-list.tsx'
import { importsAddress } from '#features/customers/imports/import-addresses.ts'
import { openedHere, useCloseDialog, useParam, withParams } from '#spine/addresses/dialog-address.ts'
import { loadDialog } from '#spine/api/load-or-wait.tsx'
import { buttonClasses } from '#spine/ui/button.tsx'
import { cn } from '#spine/ui/class-names.ts'

const CustomerFormDialog = lazy(() =>
  loadDialog(async () => (await import('#features/customers/customer-form-dialog.tsx')).CustomerFormDialog),
)

/** On phones, where the buttons stand under the title, what is done most comes first. */
const afterAdding = 'max-md:order-1'

export function StaffCustomersPage() {
  useDocumentTitle('Müşteriler')
  const { search } = useLocation()
  const isAdding = useParam('new') !== null
  const close = useCloseDialog('new')
  return (
    <div className="flex flex-col gap-4">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h1 className="mr-auto text-22 max-md:w-full">Müşteriler</h1>
        <Link to="/staff/customer-duplicates" className={cn(buttonClasses({}), afterAdding)}>
          <Combine strokeWidth={1.75} aria-hidden />
          Aynı görünenler
        </Link>
        <Link to={importsAddress} className={cn(buttonClasses({}), afterAdding)}>
          <Upload strokeWidth={1.75} aria-hidden />
          Tablodan aktar
        </Link>
        <Link
          to={{ search: withParams(search, { new: '1' }) }}
          state={openedHere}
          preventScrollReset
          className={buttonClasses({ variant: 'primary' })}
        >
          <Plus strokeWidth={1.75} aria-hidden />
          Müşteri ekle
        </Link>
      </header>
      <CustomerTiles />
      <CustomerList />
      <Suspense>{isAdding && <CustomerFormDialog onSaved={close} onClose={close} />}</Suspense>
      <ContactDialogs />
    </div>
  )
}
