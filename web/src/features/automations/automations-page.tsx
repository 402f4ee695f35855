/** `/staff/automations`: the rules, the log of their runs, and what became of their webhooks. */
import { Plus } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { newRuleAddress } from '#features/automations/automation-addresses.ts'
import { PausedNotice } from '#features/automations/paused-notice.tsx'
import { ruleList, useRules } from '#features/automations/rule-list.tsx'
import { useMayChange } from '#features/automations/use-may-change.ts'
import { useDocumentTitle } from '#features/company/document-title.ts'
import { useParam } from '#spine/addresses/dialog-address.ts'
import { loadView } from '#spine/api/load-or-wait.tsx'
import { List } from '#spine/lists/list.tsx'
import { useListState } from '#spine/lists/list-address.ts'
import { FilterChips } from '#spine/ui/filter-chips.tsx'
import { LinkButton } from '#spine/ui/link-button.tsx'
import { Loading, Skeleton } from '#spine/ui/skeleton.tsx'

const RunsView = lazy(() =>
  loadView(async () => (await import('#features/automations/runs/runs-view.tsx')).RunsView),
)
const DeliveriesView = lazy(() =>
  loadView(async () => (await import('#features/automations/webhooks/deliveries-view.tsx')).DeliveriesView),
)

export function AutomationsPage() {
  useDocumentTitle('Otomasyonlar')
  const view = useParam('view')
  const mayChange = useMayChange()
  return (
    <div className="flex flex-col gap-4">
      <header className="flex flex-wrap items-center gap-3">
        <h1 className="mr-auto text-22">Otomasyonlar</h1>
        <FilterChips
          label="Görünüm"
          chips={[
            { key: 'rules', label: 'Kurallar', search: '', current: view !== 'runs' && view !== 'webhooks' },
            { key: 'runs', label: 'Çalışma kaydı', search: '?view=runs', current: view === 'runs' },
            {
              key: 'webhooks',
              label: 'Webhook gönderimleri',
              search: '?view=webhooks',
              current: view === 'webhooks',
            },
          ]}
        />
        {mayChange && (
          <LinkButton variant="primary" href={newRuleAddress}>
            <Plus strokeWidth={1.75} aria-hidden />
            Yeni kural
          </LinkButton>
        )}
      </header>
      <Suspense
        fallback={
          <Loading>
            <Skeleton className="h-96 rounded-card" />
          </Loading>
        }
      >
        {view === 'runs' ? <RunsView /> : view === 'webhooks' ? <DeliveriesView /> : <Rules />}
      </Suspense>
    </div>
  )
}

function Rules() {
  const state = useListState(ruleList)
  const rules = useRules(state)
  return (
    <>
      <PausedNotice />
      <List definition={ruleList} state={state} pages={rules} />
    </>
  )
}
