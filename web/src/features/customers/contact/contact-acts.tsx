/** What can be done with a customer from wherever they are shown: looking, correcting, writing, calling, an appointment. Each opens by the address. */
import type { Customer } from '@kervan/domain/customers/customers.contract.ts'
import { isErased } from '@kervan/domain/customers/customers.policy.ts'
import { CalendarPlus, Eye, Mail, MessagesSquare, NotebookPen, Pencil, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { customerAddress, customerName } from '#features/customers/customer-columns.tsx'
import { officeTalkAddress } from '#features/customers/talk-address.ts'
import { openedHere, withParams } from '#spine/addresses/dialog-address.ts'
import { buttonClasses } from '#spine/ui/button.tsx'
import { cn } from '#spine/ui/class-names.ts'

const icon = { strokeWidth: 1.75, 'aria-hidden': true } as const

type Props = { customer: Customer; isWide?: boolean }

/** With words on the customer's own page, where there is room for them. Whoever was erased can only be looked at. */
export function ContactActs({ customer, isWide = false }: Props) {
  const name = customerName(customer)
  return (
    <div className="flex flex-wrap gap-1">
      {!isWide && (
        <Link
          to={customerAddress(customer.id)}
          title="Görüntüle"
          aria-label={`Görüntüle: ${name}`}
          className={cn(buttonClasses({ size: 'sm' }), 'relative z-1 w-9 px-0 pointer-coarse:w-11')}
        >
          <Eye {...icon} />
        </Link>
      )}
      {!isErased(customer) && <Acts customer={customer} name={name} isWide={isWide} />}
    </div>
  )
}

type ActsProps = { customer: Customer; name: string; isWide: boolean }

function Acts({ customer: { id, email, phone }, name, isWide }: ActsProps) {
  return (
    <>
      <Act to={{ edit: id }} label="Düzenle" of={name} isWide={isWide}>
        <Pencil {...icon} />
      </Act>
      <Link
        to={officeTalkAddress(id)}
        title="Mesaj"
        aria-label={`Mesaj: ${name}`}
        className={cn(
          buttonClasses({ size: 'sm' }),
          'relative z-1',
          !isWide && 'w-9 px-0 pointer-coarse:w-11',
        )}
      >
        <MessagesSquare {...icon} />
        {isWide && 'Mesaj'}
      </Link>
      {email && (
        <Act to={{ mail: id }} label="E-posta" of={name} isWide={isWide}>
          <Mail {...icon} />
        </Act>
      )}
      <Act to={{ call: id }} label={phone ? 'Ara' : 'Görüşme'} of={name} isWide={isWide}>
        {phone ? <Phone {...icon} /> : <NotebookPen {...icon} />}
      </Act>
      <Act to={{ appointment: id }} label="Randevu" of={name} isWide={isWide}>
        <CalendarPlus {...icon} />
      </Act>
    </>
  )
}

type ActProps = {
  to: Record<string, string>
  label: string
  of: string
  isWide: boolean
  children: ReactNode
}

function Act({ to, label, of, isWide, children }: ActProps) {
  const { search } = useLocation()
  return (
    <Link
      to={{ search: withParams(search, to) }}
      state={openedHere}
      preventScrollReset
      title={label}
      aria-label={`${label}: ${of}`}
      className={cn(buttonClasses({ size: 'sm' }), 'relative z-1', !isWide && 'w-9 px-0 pointer-coarse:w-11')}
    >
      {children}
      {isWide && label}
    </Link>
  )
}
