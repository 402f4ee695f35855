/** `/staff/tracking-messages`: what sources told that could not be understood or placed, and files of events to bring in. */
import type { TrackingMessage } from '@kervan/domain/tracking/tracking-messages.contract.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Upload } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useDocumentTitle } from '#features/company/document-title.ts'
import { MessageRow } from '#features/tracking/messages/message-row.tsx'
import { api } from '#spine/api/api.ts'
import { loadDialog } from '#spine/api/load-or-wait.tsx'
import { PagedList } from '#spine/api/paged-list.tsx'
import { type Place, pageOptions, rowsOf } from '#spine/lists/list-pages.ts'
import { Button } from '#spine/ui/button.tsx'
import { Card } from '#spine/ui/card.tsx'
import { EmptyState } from '#spine/ui/empty-state.tsx'
import { TabList, TabPanel, Tabs } from '#spine/ui/tabs.tsx'

const ImportDialog = lazy(() =>
  loadDialog(async () => (await import('#features/tracking/messages/import-dialog.tsx')).ImportDialog),
)

type State = 'open' | 'settled'

export function TrackingMessagesPage() {
  useDocumentTitle('Takip iletileri')
  const [isImporting, setImporting] = useState(false)
  return (
    <div className="flex max-w-4xl flex-col gap-5">
      <header className="flex flex-wrap items-center gap-3">
        <div className="mr-auto">
          <h1 className="text-22">Takip iletileri</h1>
          <p className="measure text-14 text-muted">
            Taşıyıcılardan gelip okunamayan ya da gönderisi bulunmayan haberler burada bekler.
          </p>
        </div>
        <Button variant="primary" onClick={() => setImporting(true)}>
          <Upload strokeWidth={1.75} aria-hidden />
          Dosyadan ekle
        </Button>
      </header>
      <Tabs defaultValue="open">
        <TabList
          label="İletiler"
          tabs={[
            { value: 'open', label: 'Açık' },
            { value: 'settled', label: 'Kapatılan' },
          ]}
        />
        <TabPanel value="open">
          <Messages state="open" />
        </TabPanel>
        <TabPanel value="settled">
          <Messages state="settled" />
        </TabPanel>
      </Tabs>
      {isImporting && (
        <Suspense>
          <ImportDialog onClose={() => setImporting(false)} />
        </Suspense>
      )}
    </div>
  )
}

function Messages({ state }: { state: State }) {
  const list = useInfiniteQuery(
    api.tracking.messages.list.infiniteOptions({
      input: (place: Place) => ({ ...place, state }),
      ...pageOptions,
      select: rowsOf<TrackingMessage>,
    }),
  )
  return (
    <Card aria-label={state === 'open' ? 'Açık iletiler' : 'Kapatılan iletiler'}>
      <PagedList
        pages={list}
        failure={{ title: 'İletiler gösterilemedi' }}
        empty={
          <EmptyState title={state === 'open' ? 'Bekleyen ileti yok' : 'Kapatılan ileti yok'}>
            {state === 'open' && 'Gelen bütün haberler gönderilerine işlendi.'}
          </EmptyState>
        }
        skeleton="h-20"
      >
        {(rows) => (
          <ul aria-label="İletiler">
            {rows.map((message) => (
              <MessageRow key={message.id} message={message} />
            ))}
          </ul>
        )}
      </PagedList>
    </Card>
  )
}
