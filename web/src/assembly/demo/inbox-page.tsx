/** The demo inbox: shows every mail that the product sends in demo mode, as soon as it is sent. */
import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { AddressFilter, InboxList } from '#assembly/demo/inbox-list.tsx'
import { MailPane } from '#assembly/demo/mail-pane.tsx'
import { TestMailForm } from '#assembly/demo/test-mail-form.tsx'
import { invalidationRules } from '#assembly/invalidation-rules.ts'
import { BrandLink } from '#assembly/layouts/brand-link.tsx'
import { DemoBanner } from '#assembly/layouts/demo-banner.tsx'
import { ThemeSwitch } from '#assembly/layouts/theme-switch.tsx'
import { useDocumentTitle } from '#features/company/document-title.ts'
import { api } from '#spine/api/api.ts'
import { LiveProvider } from '#spine/live/live-provider.tsx'
import { useConnectionState } from '#spine/live/use-live.ts'
import { cn } from '#spine/ui/class-names.ts'
import { ConnectionIndicator } from '#spine/ui/connection-indicator.tsx'

export function InboxPage() {
  useDocumentTitle('Gelen kutusu')
  return (
    <LiveProvider surface="portal" invalidation={invalidationRules} audience="inbox">
      <div className="flex h-dvh flex-col">
        <DemoBanner />
        <InboxHeader />
        <Inbox />
      </div>
    </LiveProvider>
  )
}

function InboxHeader() {
  const connection = useConnectionState()
  return (
    <header className="flex h-14 shrink-0 items-center gap-3 border-line border-b bg-card px-4 md:px-5">
      <BrandLink compact />
      <span className="h-5 w-px bg-line" aria-hidden="true" />
      <h1 className="mr-auto text-15">
        <Link to="/inbox" className="inline-flex h-10 items-center">
          Gelen kutusu
        </Link>
      </h1>
      <ConnectionIndicator state={connection} />
      <ThemeSwitch />
    </header>
  )
}

function Inbox() {
  const [params] = useSearchParams()
  const to = params.get('to')?.trim() || undefined
  const opened = params.get('mail')
  const everything = useQuery(api.demo.listInbox.queryOptions({ input: {} }))
  const filtered = useQuery(
    api.demo.listInbox.queryOptions({ input: to ? { to } : {}, placeholderData: (previous) => previous }),
  )
  const addresses = [
    ...new Set([...(everything.data ?? []).map((mail) => mail.to), ...(to ? [to] : [])]),
  ].sort()
  return (
    <main className="grid min-h-0 flex-1 grid-cols-[minmax(0,1fr)] md:grid-cols-[24rem_minmax(0,1fr)]">
      <section
        aria-label="E-postalar"
        className={cn('flex min-h-0 flex-col border-line md:border-r', opened && 'max-md:hidden')}
      >
        <TestMailForm />
        <AddressFilter addresses={addresses} to={to} count={filtered.data?.length} />
        <InboxList mails={filtered} to={to} opened={opened} />
      </section>
      <section
        aria-label="Seçili e-posta"
        className={cn('min-h-0 overflow-y-auto bg-card', !opened && 'max-md:hidden')}
      >
        <MailPane
          mail={[...(filtered.data ?? []), ...(everything.data ?? [])].find((mail) => mail.id === opened)}
          opened={opened !== null}
          loading={filtered.isPending}
        />
      </section>
    </main>
  )
}
