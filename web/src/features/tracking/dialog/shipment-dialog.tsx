/** One shipment in full, as its customer reads it: four tabs, kept in the URL; prints as a page. */
import type { OwnShipment } from '@kervan/domain/shipments/own-shipment.ts'
import { useQuery } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import { useLocation, useNavigate } from 'react-router'
import { followAddress, type ShipmentTab, shipmentTabs } from '#features/shipments/shipment-addresses.ts'
import { ShipmentBadge } from '#features/shipments/shipment-badge.tsx'
import { ContactTab } from '#features/tracking/dialog/contact-tab.tsx'
import { DocumentsTab } from '#features/tracking/dialog/documents-tab.tsx'
import { OverviewTab } from '#features/tracking/dialog/overview-tab.tsx'
import { ShipmentFollow } from '#features/tracking/shipment-follow.tsx'
import { withParams } from '#spine/addresses/dialog-address.ts'
import { useChoice } from '#spine/addresses/search-params.ts'
import { api, toProblem } from '#spine/api/api.ts'
import { LoadFailure } from '#spine/api/load-failure.tsx'
import { Button } from '#spine/ui/button.tsx'
import { Dialog } from '#spine/ui/dialog.tsx'
import { ErrorState } from '#spine/ui/error-state.tsx'
import { LinkButton } from '#spine/ui/link-button.tsx'
import { NonBreakingText } from '#spine/ui/non-breaking-text.tsx'
import { Loading, Skeleton } from '#spine/ui/skeleton.tsx'
import { TabList, TabPanel, Tabs } from '#spine/ui/tabs.tsx'

const tabs: readonly { value: ShipmentTab; label: string }[] = [
  { value: 'overview', label: 'Genel bakış' },
  { value: 'tracking', label: 'Takip ve operasyon' },
  { value: 'documents', label: 'Belgeler' },
  { value: 'contact', label: 'İletişim' },
]

type Props = { id: string; onClose: () => void }

export function ShipmentDialog({ id, onClose }: Props) {
  const query = useQuery(api.shipments.get.queryOptions({ input: { id } }))
  const shipment = query.data
  return (
    <Dialog
      page
      open
      onOpenChange={(open) => !open && onClose()}
      title={<NonBreakingText text={shipment?.own_name || shipment?.title || 'Gönderi'} />}
      description={shipment && <Heading shipment={shipment} />}
      className="md:max-w-3xl"
      footer={
        shipment && (
          <>
            <Button variant="ghost" className="mr-auto" onClick={() => window.print()}>
              <Printer strokeWidth={1.75} aria-hidden /> Yazdır
            </Button>
            <LinkButton variant="primary" href={followAddress(id)}>
              Takip et
            </LinkButton>
          </>
        )
      }
    >
      {shipment ? (
        <TabbedShipment shipment={shipment} />
      ) : query.isError ? (
        <Failure query={query} onClose={onClose} />
      ) : (
        <Loading className="flex flex-col gap-4">
          <Skeleton className="h-6 w-2/3" />
          <Skeleton className="h-28" />
          <Skeleton className="h-40" />
        </Loading>
      )}
    </Dialog>
  )
}

function Heading({ shipment }: { shipment: OwnShipment }) {
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className="figures">{shipment.shipment_number}</span>
      <ShipmentBadge status={shipment.status} delayed={shipment.delayed} />
    </span>
  )
}

/** What is typed into a tab stays while another is looked at. */
const keptClasses = 'data-[state=inactive]:hidden'

/** The open tab is what is printed. */
function TabbedShipment({ shipment }: { shipment: OwnShipment }) {
  const { search, state } = useLocation()
  const navigate = useNavigate()
  const tab = useChoice('tab', shipmentTabs, 'overview')
  const open = (value: string) =>
    void navigate(
      { search: withParams(search, { tab: value === 'overview' ? null : value }) },
      { replace: true, preventScrollReset: true, state },
    )
  return (
    <Tabs value={tab} onValueChange={open}>
      <TabList
        label="Gönderinin bölümleri"
        tabs={tabs}
        className="-mx-5 px-5 max-sm:gap-0 max-sm:px-3.5 max-sm:*:px-1.5 print:hidden"
      />
      <TabPanel value="overview" forceMount className={keptClasses}>
        <OverviewTab shipment={shipment} />
      </TabPanel>
      <TabPanel value="tracking">
        <ShipmentFollow shipment={shipment} />
      </TabPanel>
      <TabPanel value="documents">
        <DocumentsTab shipment={shipment} />
      </TabPanel>
      <TabPanel value="contact" forceMount className={keptClasses}>
        <ContactTab shipment={shipment} />
      </TabPanel>
    </Tabs>
  )
}

type FailureProps = { query: Parameters<typeof LoadFailure>[0]['query']; onClose: () => void }

/** A malformed id is treated like an unknown one. */
function Failure({ query, onClose }: FailureProps) {
  const { status } = toProblem(query.error)
  if (status !== 404 && status !== 400) return <LoadFailure title="Sevkiyat Verisi Hatası" query={query} />
  return (
    <ErrorState
      title="Gönderi bulunamadı"
      message="Bağlantı eski olabilir. Listeden yeniden açın."
      action={<Button onClick={onClose}>Gönderilere dön</Button>}
    />
  )
}
