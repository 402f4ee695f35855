/** Cards, tiles and tables with their states. */

import { formatShortDate } from '@kervan/domain/values/format-date.ts'
import { formatMoney, formatWeight } from '@kervan/domain/values/format-number.ts'
import { Specimen } from '#assembly/catalogue/specimen.tsx'
import { Button } from '#spine/ui/button.tsx'
import { Card, CardBody, CardHead } from '#spine/ui/card.tsx'
import { type Column, DataTable } from '#spine/ui/data-table.tsx'
import { EmptyState } from '#spine/ui/empty-state.tsx'
import { LoadMoreButton } from '#spine/ui/load-more-button.tsx'
import { StatTile } from '#spine/ui/stat-tile.tsx'
import { StatusBadge, type StatusTone } from '#spine/ui/status-badge.tsx'

type Row = {
  number: string
  route: string
  tone: StatusTone
  word: string
  kilograms: string
  amount: string
  at: string
}

const rows: Row[] = [
  {
    number: 'TLP-2026-000123',
    route: 'Mersin – Hamburg',
    tone: 'pending',
    word: 'Bekliyor',
    kilograms: '1850',
    amount: '1234.56',
    at: '2026-03-05T11:30:00.000Z',
  },
  {
    number: 'TLP-2026-000122',
    route: 'İstanbul – Şanghay',
    tone: 'approved',
    word: 'Onaylandı',
    kilograms: '24000',
    amount: '11250.00',
    at: '2026-03-04T08:00:00.000Z',
  },
  {
    number: 'TLP-2026-000121',
    route: 'İzmir – Aşkabat',
    tone: 'delayed',
    word: 'Gecikmiş',
    kilograms: '320.5',
    amount: '980.40',
    at: '2026-03-02T15:45:00.000Z',
  },
]

const columns: Column<Row>[] = [
  { key: 'number', head: 'Numara', cell: (row) => <span className="figures font-medium">{row.number}</span> },
  { key: 'route', head: 'Güzergâh', cell: (row) => row.route },
  { key: 'status', head: 'Durum', cell: (row) => <StatusBadge tone={row.tone}>{row.word}</StatusBadge> },
  { key: 'date', head: 'Tarih', cell: (row) => formatShortDate(row.at), numeric: true },
  { key: 'weight', head: 'Ağırlık', cell: (row) => formatWeight(row.kilograms), numeric: true },
  { key: 'amount', head: 'Tutar', cell: (row) => formatMoney(row.amount, 'EUR'), numeric: true },
]

export function DataSection() {
  return (
    <>
      <Specimen name="Kutu" className="grid grid-cols-2 items-stretch lg:grid-cols-3">
        <StatTile label="Bekleyen teklif" value="12" note="3’ü bugün" />
        <StatTile label="Toplam değer" value="48.250 €" to="/ui#veri" note="Hesabı göster" />
        <StatTile label="Onay oranı" value="%94" explanation="15 / 16 teklif onaylandı." />
      </Specimen>
      <Specimen name="Tablo" className="block">
        <Card className="max-md:border-0 max-md:bg-transparent">
          <CardHead
            title="Talepler"
            action={<Button size="sm">Dışa aktar</Button>}
            className="max-md:border-0 max-md:px-0"
          />
          <DataTable caption="Talepler" columns={columns} rows={rows} rowKey={(row) => row.number} />
        </Card>
        <LoadMoreButton pages={{ hasNextPage: true }} />
      </Specimen>
      <Specimen name="Yüklenen tablo" className="block">
        <Card>
          <DataTable
            caption="Yüklenen talepler"
            columns={columns}
            rows={undefined}
            rowKey={(row) => row.number}
          />
        </Card>
      </Specimen>
      <Specimen name="Boş tablo" className="block">
        <Card>
          <DataTable
            caption="Boş"
            columns={columns}
            rows={[]}
            rowKey={(row) => row.number}
            empty={<EmptyState title="Henüz talep yok" action={<Button>Talep oluştur</Button>} />}
          />
        </Card>
      </Specimen>
      <Specimen name="Kart" className="block max-w-md">
        <Card>
          <CardHead title="Temsilciniz" />
          <CardBody>Kartlar bir çizgiyle ayrılır, gölgesi yoktur.</CardBody>
        </Card>
      </Specimen>
    </>
  )
}
