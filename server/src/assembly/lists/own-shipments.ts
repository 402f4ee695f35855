/** A customer's own shipments as a file. The portal shows cards and no columns, so that all of it is exported. */

import { shipmentTypeWords } from '@kervan/domain/requests/request-options.ts'
import { type ShipmentSummary, shipmentsContract } from '@kervan/domain/shipments/shipments.contract.ts'
import { shipmentStatusWords } from '@kervan/domain/shipments/shipments.policy.ts'
import { inputOf, pagesOf, place } from '#assembly/lists/list-export.ts'
import { exportableList } from '#features/lists/exportable-list.ts'
import { ownShipmentList } from '#features/shipments/own-shipments.list.ts'

export const ownShipments = exportableList({
  name: 'own_shipments',
  title: 'Gönderilerim',
  door: 'customer',
  input: inputOf(shipmentsContract.list),
  ...pagesOf(ownShipmentList),
  columns: [
    { head: 'Numara', kind: 'text', value: (row: ShipmentSummary) => row.shipment_number },
    { head: 'Sipariş numaranız', kind: 'text', value: (row) => row.own_reference },
    { head: 'Verdiğiniz ad', kind: 'text', value: (row) => row.own_name },
    { head: 'Başlık', kind: 'text', value: (row) => row.title },
    { head: 'Taşıma türü', kind: 'text', value: (row) => shipmentTypeWords[row.shipment_type] },
    { head: 'Durum', kind: 'text', value: (row) => shipmentStatusWords[row.status] },
    { head: 'Gecikmiş', kind: 'text', value: (row) => (row.delayed ? 'Evet' : 'Hayır') },
    { head: 'Çıkış', kind: 'text', value: (row) => place(row.origin_city, row.origin_country) },
    { head: 'Varış', kind: 'text', value: (row) => place(row.destination_city, row.destination_country) },
    { head: 'Konteyner', kind: 'text', value: (row) => row.container_numbers.join(', ') },
    { head: 'Son yer', kind: 'text', value: (row) => row.current_location },
    { head: 'Beklenen varış', kind: 'moment', value: (row) => row.eta },
    { head: 'Teslim', kind: 'moment', value: (row) => row.delivered_at },
    { head: 'Tutar', kind: 'money', value: (row) => row.quote_amount },
    { head: 'Para birimi', kind: 'text', value: (row) => row.quote_currency },
    { head: 'Oluşturulma', kind: 'moment', value: (row) => row.created_at },
  ],
})
