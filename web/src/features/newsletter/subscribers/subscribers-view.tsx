/** The tab of the subscribers. */
import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router'
import { ExportMenu } from '#features/lists/export-menu.tsx'
import { SavedViewsMenu } from '#features/lists/saved-views-menu.tsx'
import {
  subscriberInput,
  subscriberList,
  useSubscriberCounts,
  useSubscribers,
} from '#features/newsletter/subscribers/subscriber-list.tsx'
import { useCloseDialog, useParam } from '#spine/addresses/dialog-address.ts'
import { loadDialog } from '#spine/api/load-or-wait.tsx'
import { List } from '#spine/lists/list.tsx'
import { listQueryOf, shownColumns, useListState } from '#spine/lists/list-address.ts'

const SubscriberPanel = lazy(() =>
  loadDialog(
    async () => (await import('#features/newsletter/subscribers/subscriber-panel.tsx')).SubscriberPanel,
  ),
)

export function SubscribersView() {
  const state = useListState(subscriberList)
  const { search } = useLocation()
  const opened = useParam('subscriber')
  const close = useCloseDialog('subscriber')
  return (
    <>
      <List
        definition={subscriberList}
        state={state}
        pages={useSubscribers(state)}
        counts={useSubscriberCounts(state)}
        actions={
          <>
            <SavedViewsMenu list="newsletter_subscribers" query={listQueryOf(subscriberList, search)} />
            <ExportMenu
              list="newsletter_subscribers"
              input={subscriberInput(state)}
              columns={shownColumns(subscriberList, state)}
            />
          </>
        }
      />
      <Suspense>{opened && <SubscriberPanel key={opened} id={opened} onClose={close} />}</Suspense>
    </>
  )
}
