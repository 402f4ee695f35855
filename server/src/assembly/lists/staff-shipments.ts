/** The office's shipments as a file. */

import { shipmentTypeWords } from '@kervan/domain/requests/request-options.ts'
import { shipmentStatusWords } from '@kervan/domain/shipments/shipments.policy.ts'
import { staffShipmentsContract } from '@kervan/domain/shipments/staff-shipments.contract.ts'
import type { StaffShipment } from '@kervan/domain/shipments/staff-shipments.ts'
import { inputOf, pagesOf, place } from '#assembly/lists/list-export.ts'
import { exportableList } from '#features/lists/exportable-list.ts'
import { staffShipmentList } from '#features/shipments/staff-shipments.list.ts'

export const staffShipments = exportableList({
  name: 'staff_shipments',
  title: 'Gönderiler',
  door: 'staff',
  input: inputOf(staffShipmentsContract.list),
  ...pagesOf(staffShipmentList),
  columns: [
    { head: 'Numara', kind: 'text', of: ['number'], value: (row: StaffShipment) => row.shipment_number },
    { head: 'Başlık', kind: 'text', value: (row) => row.title },
    { head: 'Müşteri', kind: 'text', of: ['customer'], value: (row) => row.customer_name },
    { head: 'Şirket', kind: 'text', of: ['customer'], value: (row) => row.customer_company },
    {
      head: 'Çıkış',
      kind: 'text',
      of: ['lane'],
      value: (row) => place(row.origin_city, row.origin_country),
    },
    {
      head: 'Varış',
      kind: 'text',
      of: ['lane'],
      value: (row) => place(row.destination_city, row.destination_country),
    },
    {
      head: 'Taşıma türü',
      kind: 'text',
      of: ['type'],
      value: (row) => shipmentTypeWords[row.shipment_type],
    },
    { head: 'Durum', kind: 'text', of: ['status'], value: (row) => shipmentStatusWords[row.status] },
    { head: 'Gecikme', kind: 'moment', of: ['delay'], value: (row) => row.delayed_since },
    { head: 'Gecikme nedeni', kind: 'text', of: ['delay'], value: (row) => row.delay_reason },
    { head: 'Beklenen varış', kind: 'moment', of: ['eta'], value: (row) => row.eta },
    { head: 'Son yer', kind: 'text', of: ['place'], value: (row) => row.current_location },
    { head: 'Konteyner', kind: 'text', of: ['container'], value: (row) => row.container_numbers.join(', ') },
    { head: 'Operasyon', kind: 'text', of: ['owner'], value: (row) => row.operations_name },
    { head: 'Tutar', kind: 'money', value: (row) => row.quote_amount },
    { head: 'Para birimi', kind: 'text', value: (row) => row.quote_currency },
    { head: 'Teslim', kind: 'moment', value: (row) => row.delivered_at },
    { head: 'Oluşturulma', kind: 'moment', of: ['created'], value: (row) => row.created_at },
  ],
})
